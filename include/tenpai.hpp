/// \file
/// tenpai: exact and fast judgement of mahjong hands, for C++17 and later. Header only, over the C
/// library of `tenpai.h`, which a program links.
///
///     #include <iostream>
///     #include <tenpai.hpp>
///
///     int main() {
///         const auto hand = tenpai::Hand::try_from_text("123m456p789s1122z");
///         if (!hand) {
///             std::cerr << hand.error().message() << '\n';
///             return 1;
///         }
///         if (const auto waits = hand->try_waits()) {
///             std::cout << "waits on " << waits->effective() << '\n';  // 12z
///             for (tenpai::Tile tile : waits->effective()) {
///                 std::cout << tile << ": " << waits->copies(tile) << " left\n";
///             }
///         }
///     }
///
/// Errors. What can fail is there twice: `try_waits()` returns a `Result`, which has the answer or
/// the error and converts to `std::optional`; `waits()` returns the answer and throws `Exception`.
/// With `-fno-exceptions` the throwing ones are not there, and nothing else changes. All else
/// cannot fail, but for what is a mistake of the program, such as the place behind the last value
/// of a list: that aborts it.
///
/// Memory. All values are plain memory, which is copied, compared and kept as one likes. Nothing
/// allocates but what returns a `std::string`, as `to_string()` does; `to_text()` returns the same
/// text in the value itself, and `try_write_text()` writes it into a buffer.
///
/// Threads. There is no state: anything may be called from any thread, for values that no other
/// thread changes.
///
/// What a function does beyond this, `tenpai.h` tells of the one that it calls; `raw()` gives the
/// struct for it.

#ifndef TENPAI_HPP
#define TENPAI_HPP

#include "tenpai/batch.hpp"
#include "tenpai/hand.hpp"
#include "tenpai/version.hpp"

#endif
