// Random numbers that are the same everywhere: SplitMix64.

#ifndef GAME_GENERATOR_HPP
#define GAME_GENERATOR_HPP

#include <cstdint>

namespace game {

class Generator {
public:
    explicit Generator(std::uint64_t seed) : state_(seed) {}

    // Any number of 64 bits.
    std::uint64_t next() {
        state_ += step;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
        return mixed ^ (mixed >> 31);
    }

    // A number below n, each as likely as any other: the 2^64 mod n lowest numbers are drawn again,
    // so that what is left is a multiple of n.
    std::uint64_t below(std::uint64_t n) {
        const std::uint64_t surplus = (0 - n) % n;
        std::uint64_t number = next();
        while (number < surplus) {
            number = next();
        }
        return number % n;
    }

    // The seed of a game, from 1, in a run with a seed: the number that a generator with the seed
    // of the run gives at that place.
    static std::uint64_t seed_of_game(std::uint64_t seed, std::uint64_t number) {
        return Generator(seed + (number - 1) * step).next();
    }

private:
    static constexpr std::uint64_t step = 0x9E3779B97F4A7C15;

    std::uint64_t state_;
};

}  // namespace game

#endif
