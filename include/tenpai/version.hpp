/// \file
/// Which library is running.

#ifndef TENPAI_VERSION_HPP
#define TENPAI_VERSION_HPP

#include <cstdint>
#include <string_view>

#include "../tenpai.h"

namespace tenpai {

/// The version of the library that is running, as "major.minor.patch". It lives as long as the
/// library is loaded.
[[nodiscard]] inline std::string_view version() noexcept { return tenpai_version(); }

/// The same as one number, 1000000 * major + 1000 * minor + patch.
[[nodiscard]] inline std::uint32_t version_number() noexcept { return tenpai_version_number(); }

/// The ABI of the library that is running.
[[nodiscard]] inline std::uint32_t abi_number() noexcept { return tenpai_abi_number(); }

/// Whether the library that is running fits the header that this program is compiled with. A
/// program that loads it at run time should refuse one that does not.
[[nodiscard]] inline bool library_fits() noexcept { return abi_number() == TENPAI_ABI_NUMBER; }

}  // namespace tenpai

#endif
