#!/usr/bin/env bash
# usage: c-programs.sh DIR
# Builds the examples in C into DIR with the release libraries, dynamic and static, and compares what
# the two print, and the one in C++ with them.
set -euo pipefail
mkdir -p "$1"; dir=$(cd "$1" && pwd)
strict="-std=c99 -Wall -Wextra -Wpedantic -Wconversion -Werror -Iinclude"
hands=(123m456p789s1122z 2235m 11m19p19s1234567z 1111m '45z[444z][111z][555z](7777z)')

# The program looks for the SONAME, so the library gets that name in a folder of its own.
cp target/release/libtenpai_ffi.so "$dir/libtenpai_ffi.so.1"
ln -sf libtenpai_ffi.so.1 "$dir/libtenpai_ffi.so"
for example in waits batch calls readings; do
    # shellcheck disable=SC2086
    gcc $strict "examples/c/$example.c" -o "$dir/$example-dynamic" -L"$dir" -ltenpai_ffi "-Wl,-rpath,$dir"
    # shellcheck disable=SC2086
    gcc $strict "examples/c/$example.c" -o "$dir/$example-static" \
        target/release/libtenpai_ffi.a -lpthread -ldl -lm
done

# Runs both programs of an example with the same arguments.
compare() {
    local example=$1; shift
    "$dir/$example-dynamic" "$@" | tee "$dir/dynamic.txt"
    "$dir/$example-static" "$@" > "$dir/static.txt"
    cmp "$dir/dynamic.txt" "$dir/static.txt"
    echo "the dynamic and the static $example print the same"
}
compare waits "${hands[@]}"
# shellcheck disable=SC2086
g++ -std=c++17 ${strict#* } examples/cpp/waits.cpp -o "$dir/waits-cpp" \
    target/release/libtenpai_ffi.a -lpthread -ldl -lm
"$dir/waits-cpp" "${hands[@]}" | cmp "$dir/dynamic.txt" -
echo "the waits in C++ print the same"
compare batch
compare calls 234m1239p57s1122z 1m
compare readings 2223m456p789s777z
compare readings 234m11123456777s 4s
