#!/usr/bin/env bash
# usage: game.sh DIR [LINK]
# Builds the game in C++ into DIR, watched by the sanitizers, and plays a thousand games, some with
# players who do anything that is allowed, and two with a person. Then compiles it with clang++, and
# with CMake as its page says. LINK is a file of linker arguments for an instrumented library, which
# asan.sh makes; without it the library is the release one.
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

if ! command -v cmake >/dev/null; then
    echo "SKIPPED: cmake is not here, so that the one command of the game's page was not tried"
else
    (cd examples/cpp && cmake --workflow --preset game > "$dir/cmake.txt") ||
        { cat "$dir/cmake.txt"; exit 1; }
    examples/cpp/build/game/game --auto 1000 --seed 1 --log | cmp "$dir/log.txt" -
    echo "the game that CMake builds plays the same"
fi
