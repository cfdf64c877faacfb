// Counts what is allocated. In a file of its own, where no compiler can see both ends of it.

#include <cstdlib>
#include <new>

#include "check.hpp"

std::size_t allocations = 0;

void* operator new(std::size_t size) {
    allocations++;
    void* memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) {
        std::abort();
    }
    return memory;
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
