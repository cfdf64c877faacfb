// A mistake in the game itself: what can only be so if the program is wrong.

#ifndef GAME_FAULT_HPP
#define GAME_FAULT_HPP

#include <stdexcept>

namespace game {

class Fault : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

// What must hold. Where it does not, the game cannot go on.
inline void require(bool holds, const char* what) {
    if (!holds) {
        throw Fault(what);
    }
}

}  // namespace game

#endif
