#!/usr/bin/env bash
# usage: packages.sh DIR
# Installs the library as a distribution does, moves what was installed, and builds the projects in
# examples/packages with it, in folders outside of this repository that hold nothing else; and those
# that take the repository itself. DIR is where cargo builds.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p "$1"; built=$(cd "$1" && pwd)
repository=$PWD

missing=()
for tool in cmake ninja meson pkg-config make; do
    command -v "$tool" >/dev/null || missing+=("$tool")
done
if [ ${#missing[@]} -gt 0 ] && ! bash .ci/install.sh packages; then
    echo "SKIPPED: the projects that link the library: ${missing[*]} are not here"
    exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
number() { sed -n "s/^#define TENPAI_$1 //p" include/tenpai.h; }
version=$(number VERSION_MAJOR).$(number VERSION_MINOR).$(number VERSION_PATCH)
abi=$(number ABI_NUMBER)

fail() { echo "$1" >&2; exit 1; }

# Runs a command whose output is only of interest when it fails.
quiet() {
    "$@" >"$work/said" 2>&1 || { cat "$work/said" >&2; fail "failed: $*"; }
}

# A command has to fail, and to say this.
refused() {
    local words=$1; shift
    if "$@" >"$work/said" 2>&1; then fail "this should fail: $*"; fi
    # Messages are wrapped at spaces.
    tr -s ' \n' ' ' <"$work/said" | grep -qF -- "$words" \
        || { cat "$work/said" >&2; fail "not said: $words"; }
}

# answers PROGRAM KIND [VERSION]: it prints what it should, and needs the shared library or not.
answers() {
    printf '%s\n' "2235m waits on 4m" "11m19p19s1234567z waits on 9m" "tenpai ${3:-$version}" \
        >"$work/expected"
    "$1" 2235m 11m19p19s1234567z | diff "$work/expected" - || fail "$1 prints something else"
    local needed
    needed=$(readelf -d "$1" | sed -n 's/.*(NEEDED).*\[\(libtenpai.*\)\]/\1/p')
    case $2 in
        shared) [ "$needed" = "libtenpai_ffi.so.$abi" ] ;;
        static) [ -z "$needed" ] ;;
    esac || fail "$1 should be $2, and needs '$needed'"
}

# project NAME: a copy of an example outside of the repository, in $project, with the program that all
# but make have.
project() {
    project=$work/$1
    rm -rf "$project"
    cp -r "$repository/examples/packages/$1" "$project"
    cp "$repository/examples/packages/game.cpp" "$project"
}

build_here=(-DTENPAI_CARGO_FOLDER="$built/cargo" -DCMAKE_INSTALL_LIBDIR=lib)
quiet cmake -S . -B "$work/build" -G "Unix Makefiles" "${build_here[@]}"
quiet cmake --build "$work/build"
quiet cmake --install "$work/build" --prefix "$work/first"
cat >"$work/expected" <<END_OF_TREE
include/tenpai.h
include/tenpai.hpp
$(cd include && find tenpai -type f -printf 'include/%p\n' | LC_ALL=C sort)
lib/cmake/tenpai/tenpai-config-version.cmake
lib/cmake/tenpai/tenpai-config.cmake
lib/cmake/tenpai/tenpai-targets.cmake
lib/cmake/tenpai/tenpai-version.cmake
lib/libtenpai_ffi.a
lib/libtenpai_ffi.so -> libtenpai_ffi.so.$version
lib/libtenpai_ffi.so.$abi -> libtenpai_ffi.so.$version
lib/libtenpai_ffi.so.$version
lib/pkgconfig/tenpai.pc
END_OF_TREE
(cd "$work/first" && find . \( -type f -printf '%P\n' \) -o \( -type l -printf '%P -> %l\n' \)) |
    LC_ALL=C sort | diff <(LC_ALL=C sort "$work/expected") - || fail "the installed tree differs"
readelf -d "$work/first/lib/libtenpai_ffi.so" | grep -qF "[libtenpai_ffi.so.$abi]" ||
    fail "the installed library has another SONAME"
if grep -rlF -e "$work" -e "$repository" "$work/first/lib/cmake" "$work/first/lib/pkgconfig"; then
    fail "these name a path of this machine"
fi
# As Debian has it, into a folder with a space.
machine=$(cc -dumpmachine)
quiet cmake -S . -B "$work/build" -DCMAKE_INSTALL_LIBDIR="lib/$machine"
quiet cmake --build "$work/build"
quiet cmake --install "$work/build" --prefix "$work/second place"
# Nothing of what was built or installed is left where it was.
mv "$work/first" "$work/moved"
rm -rf "$work/build"
prefix=$work/moved
echo "installed, and moved elsewhere"

project cmake-installed
quiet cmake -S "$project" -B "$project/build" -DCMAKE_PREFIX_PATH="$prefix"
quiet cmake --build "$project/build"
answers "$project/build/game" shared
sed -i 's/tenpai::tenpai/tenpai::static/' "$project/CMakeLists.txt"
quiet cmake --build "$project/build"
answers "$project/build/game" static
echo "find_package: a shared and a static game"

rm -rf "$project/build"
quiet cmake -S "$project" -B "$project/build" -DCMAKE_PREFIX_PATH="$work/second place"
quiet cmake --build "$project/build"
answers "$project/build/game" static
found=$(PKG_CONFIG_PATH="$work/second place/lib/$machine/pkgconfig" \
    pkg-config --variable=prefix tenpai)
[ "$(cd "${found//\\ / }" && pwd)" = "$work/second place" ] || fail "tenpai.pc has prefix $found"
echo "find_package and pkg-config: in the folder of a machine, and with a space"

# asks VERSION: a project that asks for a version of the package.
asks() {
    sed -i "s/find_package.*/find_package(tenpai $1 CONFIG REQUIRED)/" "$project/CMakeLists.txt"
    cmake -S "$project" -B "$project/build-asks" -DCMAKE_PREFIX_PATH="$prefix"
}
major=${version%%.*}
for range in "" "$version EXACT" "$major.0...$((major + 1))" "0.9...<$((major + 1))"; do
    quiet asks "$range"
done
for range in "$major.999" "$((major + 1)).0" "0.9" "$major.0.0.1" "0.8...0.9" "0.9...<$major"; do
    rm -rf "$project/build-asks"
    refused "version: $version" asks "$range"
done
rm -rf "$project/build-asks"
refused "tenpai has no components: 'speed' was asked for" asks "COMPONENTS speed"
cp -r "$prefix" "$work/bare"
rm -r "$work/bare/lib/"libtenpai_ffi.* "$project/build-asks"
prefix=$work/bare refused "but neither libtenpai_ffi.so.$version nor libtenpai_ffi.a" asks ""
echo "find_package: versions that fit are taken, and others are refused"

export PKG_CONFIG_PATH=$prefix/lib/pkgconfig
project make
quiet make -C "$project"
answers "$project/game" shared
answers "$project/game-static" static
[ "$(pkg-config --modversion tenpai)" = "$version" ] || fail "tenpai.pc has another version"
echo "make and pkg-config: a shared and a static game"

project meson
quiet meson setup "$project/build" "$project"
quiet ninja -C "$project/build"
answers "$project/build/game" shared
answers "$project/build/game-static" static
echo "Meson: a shared and a static game"

# The repository itself, in a copy whose sources may change. All that cargo needs from elsewhere is
# there by now.
export CARGO_NET_OFFLINE=true
mkdir "$work/tenpai"
cp -r CMakeLists.txt Cargo.toml Cargo.lock README.md LICENSE-* "$work/tenpai"
cp -r bindings crates include "$work/tenpai"
from_source=(-DTENPAI_FOLDER="$work/tenpai" -DTENPAI_CARGO_FOLDER="$built/copy")
project cmake-subdirectory
quiet cmake -S "$project" -B "$project/build" -G "Ninja Multi-Config" "${from_source[@]}"
for configuration in Debug Release; do
    quiet cmake --build "$project/build" --config $configuration
    answers "$project/build/$configuration/game-tenpai" shared
    answers "$project/build/$configuration/game-static" static
done
touch "$work/before"
quiet cmake --build "$project/build" --config Release
[ "$project/build/Release/game-static" -ot "$work/before" ] || fail "linked again for nothing"
project cmake-fetchcontent
quiet cmake -S "$project" -B "$project/build" -G "Unix Makefiles" "${from_source[@]}"
quiet cmake --build "$project/build"
answers "$project/build/game" shared
sed -i 's/^const VERSION.*/const VERSION: \&CStr = c"of another source";/' \
    "$work/tenpai/crates/ffi/src/version.rs"
quiet cmake --build "$project/build"
answers "$project/build/game" shared "of another source"
echo "add_subdirectory and FetchContent: games that follow the sources"

refused "set TENPAI_CARGO_TARGET to the target triple" \
    cmake -S . -B "$work/cross" -DCMAKE_SYSTEM_NAME=Generic -DCMAKE_C_COMPILER_WORKS=1
# Programs are looked for below a folder where there is none.
refused "cargo is not here" cmake -S . -B "$work/cargoless" -G "Unix Makefiles" \
    -DCMAKE_MAKE_PROGRAM="$(command -v make)" -DCMAKE_C_COMPILER="$(command -v cc)" \
    -DCMAKE_FIND_ROOT_PATH="$work/nothing" -DCMAKE_FIND_ROOT_PATH_MODE_PROGRAM=ONLY
refused "the headers go to include" cmake -S . -B "$work/other" -DCMAKE_INSTALL_INCLUDEDIR=headers
echo "what cannot work is refused with a reason"
