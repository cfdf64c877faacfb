#include "paragraph.hpp"

#include <ostream>

namespace game {

namespace {

constexpr std::size_t columns = 79;

}  // namespace

void paragraph(std::ostream& out, const std::string& text) {
    const std::size_t first = text.find_first_not_of(' ');
    const std::string indent((first == std::string::npos ? 0 : first) + 2, ' ');
    std::string rest = text;
    while (rest.size() > columns) {
        const std::size_t space = rest.rfind(' ', columns);
        if (space == std::string::npos || space < indent.size()) {
            break;  // A word that is longer than the line.
        }
        out << rest.substr(0, space) << '\n';
        rest = indent + rest.substr(space + 1);
    }
    out << rest << '\n';
}

}  // namespace game
