#include "furiten.hpp"

namespace game {

std::string text(const Furiten& furiten) {
    if (!furiten.thrown.empty()) {
        return "furiten: you threw " + furiten.thrown.to_string();
    }
    if (furiten.let_one_pass_in_riichi) {
        return "furiten to the end: in riichi you let a wait go by";
    }
    return furiten.let_one_pass ? "furiten until you draw: you let a wait go by" : "not furiten";
}

}  // namespace game
