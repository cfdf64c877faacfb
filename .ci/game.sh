#!/usr/bin/env bash
# usage: game.sh DIR [LINK]
# Builds the game in C++ into DIR, watched by the sanitizers, and plays a thousand games, some with
# players who do anything that is allowed, and two with a person. Then compiles it with clang++, and
# with CMake in both ways of its page, and looks which tenpai that takes. LINK is a file of linker
# arguments for an instrumented library, which asan.sh makes; without it the library is the release
# one.
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p "$1"; dir=$(cd "$1" && pwd)
strict="-std=c++17 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror"
strict+=" -Iinclude -Iexamples/cpp/game"
tests=crates/ffi/tests/game
started=$SECONDS

watched="-O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize=vptr"
watched+=" -fno-sanitize-recover=all"
if [ -e "${2:-}" ]; then
    # It brings the runtime of the sanitizers.
    library=("@$2")
    echo "the library is watched too"
else
    # shellcheck disable=SC2206
    library=($watched target/release/libtenpai_ffi.a -lpthread -ldl -lm)
fi
rm -f "$dir"/*.o
printf '%s\n' examples/cpp/game/*.cpp "$tests/restless.cpp" | xargs -P "$(nproc)" -I{} \
    sh -c 'g++ '"$strict $watched"' -c "$1" -o "$2/$(basename "$1" .cpp).o"' compile {} "$dir"

# link PROGRAM WITHOUT: all objects but one.
link() {
    local objects=()
    for object in "$dir"/*.o; do
        [ "$object" = "$dir/$2.o" ] || objects+=("$object")
    done
    g++ "${objects[@]}" "${library[@]}" -o "$dir/$1"
}
link game restless
link restless main
echo "built in $((SECONDS - started)) s"

started=$SECONDS
"$dir/game" --auto 1000 --seed 1 --log > "$dir/log.txt"
sed -n '/^seed /,$p' "$dir/log.txt"
"$dir/restless" 12 1500 > "$dir/restless.txt"
echo "a thousand games, and 1500 restless ones: no fault in $((SECONDS - started)) s"
for number in 1 3; do
    code=0
    "$dir/game" --seed 1 --game "$number" < "$tests/typed-$number.txt" > "$dir/shown.txt" || code=$?
    cmp "$dir/shown.txt" "$tests/shown-$number.txt"
    echo "game $number with a person: no fault, exit code $code"
done

if command -v clang++ >/dev/null; then
    for source in examples/cpp/game/*.cpp; do
        # shellcheck disable=SC2086
        clang++ $strict -fsyntax-only "$source"
    done
    echo "clang++ has no complaint"
else
    echo "SKIPPED: clang++ is not here, so that only g++ has compiled the game"
fi

# prefix FOLDER LIBRARY NAME: an installed tenpai with one library under its name.
prefix() {
    rm -rf "$1"
    mkdir -p "$1/lib/cmake/tenpai"
    cp -r include "$1"
    cp bindings/cmake/tenpai-*.cmake "$1/lib/cmake/tenpai"
    cp "target/release/$2" "$1/lib/$3"
}

# takes FOLDER TEXT...: that CMake, where this tenpai is installed, says these texts.
takes() {
    local folder=$1
    shift
    rm -rf "$folder-build"
    cmake -S examples/cpp -B "$folder-build" "-DCMAKE_PREFIX_PATH=$folder" \
        > "$dir/cmake.txt" 2>&1 || { cat "$dir/cmake.txt"; exit 1; }
    for text in "$@"; do
        grep -qF -- "-- tenpai: $text" "$dir/cmake.txt" ||
            { cat "$dir/cmake.txt"; echo "CMake does not say: $text"; exit 1; }
    done
}

# Which tenpai the project of the examples takes.
try_installed() {
    local major version
    version=$(sed -n 's/^#define TENPAI_VERSION_[MP][A-Z]* \([0-9]*\)$/\1/p' include/tenpai.h |
        paste -sd .)
    major=${version%%.*}
    prefix "$dir/static" libtenpai_ffi.a libtenpai_ffi.a
    takes "$dir/static" "taking the installed $version of $dir/static/" "linking tenpai::static"
    prefix "$dir/shared" libtenpai_ffi.so "libtenpai_ffi.so.$version"
    ln -s "libtenpai_ffi.so.$version" "$dir/shared/lib/libtenpai_ffi.so.$major"
    takes "$dir/shared" "taking the installed $version of $dir/shared/" "linking tenpai::tenpai"
    cmake --build "$dir/shared-build" --target waits > "$dir/cmake.txt" 2>&1 ||
        { cat "$dir/cmake.txt"; exit 1; }
    "$dir/shared-build/waits" 23m11z | grep -q 'tenpai'
    prefix "$dir/other" libtenpai_ffi.a libtenpai_ffi.a
    sed -i "s/^#define TENPAI_VERSION_MAJOR $major\$/#define TENPAI_VERSION_MAJOR 0/" \
        "$dir/other/include/tenpai.h"
    takes "$dir/other" "passing over $dir/other/" "building the $version of this repository" \
        "linking tenpai::static"
}

if ! command -v cmake >/dev/null; then
    echo "SKIPPED: cmake is not here, so that neither way of the game's page was tried"
else
    started=$SECONDS
    # The plain way builds; the preset then finds it built by the same settings.
    (cd examples/cpp && cmake -S . -B build/game && cmake --build build/game -j "$(nproc)") \
        > "$dir/cmake.txt" 2>&1 || { cat "$dir/cmake.txt"; exit 1; }
    examples/cpp/build/game/game --auto 1000 --seed 1 --log | cmp "$dir/log.txt" -
    version=$(cmake --version | sed -n 's/^cmake version //p')
    if printf '3.25\n%s\n' "$version" | sort -CV; then
        (cd examples/cpp && cmake --workflow --preset game > "$dir/cmake.txt" 2>&1) ||
            { cat "$dir/cmake.txt"; exit 1; }
    else
        echo "SKIPPED: CMake $version is older than 3.25, so that the one command was not tried"
    fi
    echo "the game that CMake builds plays the same, in $((SECONDS - started)) s"
    started=$SECONDS
    try_installed
    echo "CMake takes an installed tenpai that fits, in $((SECONDS - started)) s"
fi
