// game HAND...: prints what each hand waits on.

#include <iostream>
#include <tenpai.hpp>

int main(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        if (const auto hand = tenpai::Hand::try_from_text(argv[i]); !hand) {
            std::cerr << argv[i] << ": " << hand.error().message() << '\n';
            return 1;
        } else if (const auto waits = hand->try_waits(); !waits) {
            std::cerr << argv[i] << ": " << waits.error().message() << '\n';
            return 1;
        } else {
            std::cout << *hand << " waits on " << waits->effective() << '\n';
        }
    }
    std::cout << "tenpai " << tenpai::version() << '\n';
}
