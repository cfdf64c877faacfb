#!/usr/bin/env bash
# Compiles the C header alone: twice in one file and from two files, in each standard, with each
# compiler that is here. Warnings are errors. Takes the folder to work in.
set -euo pipefail
cd "$(dirname "$0")/.."

out=$1
mkdir -p "$out"
strict="-Wall -Wextra -Wpedantic -Wconversion -Werror -Iinclude"

# Both files see all of the header, and what one of them makes the other one can be given.
cat >"$out/one" <<'END'
#include <tenpai.h>
#include <tenpai.h>
tenpai_hand other(tenpai_hand hand);
tenpai_hand one(tenpai_hand hand);
tenpai_hand one(tenpai_hand hand) { return other(hand); }
END
cat >"$out/other" <<'END'
#include <tenpai.h>
tenpai_hand other(tenpai_hand hand);
tenpai_hand other(tenpai_hand hand) { return hand; }
END

# compile COMPILER LANGUAGE STANDARD
compile() {
    local file
    for file in one other; do
        # shellcheck disable=SC2086
        "$1" $strict -std="$3" -x "$2" -c "$out/$file" -o "$out/$file.o"
    done
    "$1" -r -nostdlib "$out/one.o" "$out/other.o" -o "$out/both.o"
    printf '%s ' "$3"
}

compiled=0
for pair in gcc:g++ clang:clang++; do
    c=${pair%:*}
    cpp=${pair#*:}
    if ! command -v "$c" >/dev/null || ! command -v "$cpp" >/dev/null; then
        echo "SKIPPED: $c is not here"
        continue
    fi
    printf '%s: ' "$c"
    # Compilers from before the standard was there know C23 as c2x.
    for standard in c99 c11 c17 c2x; do
        compile "$c" c "$standard"
    done
    for standard in c++11 c++14 c++17 c++20; do
        compile "$cpp" c++ "$standard"
    done
    echo
    compiled=$((compiled + 1))
done
[ "$compiled" -gt 0 ]
