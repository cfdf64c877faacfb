// Text for a terminal of 80 columns.

#ifndef GAME_PARAGRAPH_HPP
#define GAME_PARAGRAPH_HPP

#include <iosfwd>
#include <string>

namespace game {

// Prints a text and ends its line, and breaks it at spaces where it is too long. What it begins
// with, all its lines do, and those after the first two spaces more.
void paragraph(std::ostream& out, const std::string& text);

}  // namespace game

#endif
