#!/usr/bin/env bash
# usage: c-programs.sh DIR
# Builds examples/c/waits.c into DIR with the release libraries, dynamic and static, and compares
# what the two print.
set -euo pipefail
mkdir -p "$1"; dir=$(cd "$1" && pwd)
strict="-std=c99 -Wall -Wextra -Wpedantic -Wconversion -Werror -Iinclude"
hands=(123m456p789s1122z 2235m 11m19p19s1234567z 1111m '45z[444z][111z][555z](7777z)')

# The program looks for the SONAME, so the library gets that name in a folder of its own.
cp target/release/libtenpai_ffi.so "$dir/libtenpai_ffi.so.0"
ln -sf libtenpai_ffi.so.0 "$dir/libtenpai_ffi.so"
# shellcheck disable=SC2086
gcc $strict examples/c/waits.c -o "$dir/waits-dynamic" -L"$dir" -ltenpai_ffi "-Wl,-rpath,$dir"
# shellcheck disable=SC2086
gcc $strict examples/c/waits.c -o "$dir/waits-static" target/release/libtenpai_ffi.a -lpthread -ldl -lm

"$dir/waits-dynamic" "${hands[@]}" | tee "$dir/dynamic.txt"
"$dir/waits-static" "${hands[@]}" > "$dir/static.txt"
cmp "$dir/dynamic.txt" "$dir/static.txt"
echo "the dynamic and the static program print the same"
