#!/usr/bin/env bash
# usage: asan.sh DIR
# Runs the contract of the C library with the library and what calls it instrumented: its tests in
# Rust under AddressSanitizer, and the programs in C and C++ under that and with undefined behaviour
# trapped. What is instrumented is built in DIR.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p "$1"; dir=$(cd "$1" && pwd)

if ! cargo +nightly --version >/dev/null 2>&1; then
    echo "SKIPPED: AddressSanitizer needs a nightly compiler, and there is none"
    exit 0
fi
host=$(rustc +nightly -vV | sed -n 's/^host: //p')
runtime=$(rustc +nightly --print sysroot)/lib/rustlib/$host/lib/librustc-nightly_rt.asan.a
if [ ! -e "$runtime" ]; then
    echo "SKIPPED: this nightly compiler has no AddressSanitizer for $host"
    exit 0
fi

tests=()
while read -r test _; do
    ls "crates/ffi/tests/it/$test.rs" >/dev/null
    tests+=("$test::")
done < <(grep -v '^#' .ci/contract-tests)
# What the tests are made with is not what is tested, so it need not be fast.
RUSTFLAGS=-Zsanitizer=address cargo +nightly test --quiet --locked --target "$host" \
    --target-dir "$dir/target" --config 'profile.dev.package."*".opt-level=0' \
    --config profile.dev.debug=1 -p tenpai-ffi --test it -- "${tests[@]}"
echo "the tests in Rust hold under AddressSanitizer"

library=$dir/target/$host/debug/deps/libtenpai_ffi.a
# What other programs link the instrumented library with.
printf '%s\n' "$library" -Wl,--whole-archive "$runtime" -Wl,--no-whole-archive -rdynamic -no-pie \
    -lpthread -ldl -lrt -lm >"$dir/link"
sanitized="-Wall -Wextra -Wpedantic -Wconversion -Werror -Iinclude -g -O1 -fno-omit-frame-pointer"
sanitized+=" -fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=all"
# Both compilers have the runtime of their own; there can be one, and that is the library's.
link() {
    local program=$1 compiler=$2; shift 2
    "$compiler" "$@" "@$dir/link" -o "$program"
}
for source in examples/c/{waits,batch,calls,readings}.c crates/ffi/tests/c/threads.c; do
    name=$(basename "$source" .c)
    # shellcheck disable=SC2086
    gcc -std=c99 -D_POSIX_C_SOURCE=200809L $sanitized -c "$source" -o "$dir/$name.o"
    link "$dir/$name" gcc "$dir/$name.o"
done
objects=()
rm -f "$dir"/*-cpp.o
for source in crates/ffi/tests/cpp/contract/*.cpp; do
    objects+=("$dir/$(basename "$source" .cpp)-cpp.o")
    # shellcheck disable=SC2086
    g++ -std=c++17 $sanitized -c "$source" -o "${objects[-1]}" &
    [ $((${#objects[@]} % 2)) = 1 ] || wait
done
wait
link "$dir/contract" g++ "${objects[@]}"

export UBSAN_OPTIONS=print_stacktrace=1
# The answers are compared elsewhere; here no access may be wrong.
hands=(123m456p789s1122z 2235m 11m19p19s1234567z 1111m '45z[444z][111z][555z](7777z)')
"$dir/waits" "${hands[@]}" >/dev/null
"$dir/waits" 12x >/dev/null 2>&1 && exit 1
"$dir/batch" >/dev/null
"$dir/calls" 234m1239p57s1122z 1m >/dev/null
"$dir/readings" 2223m456p789s777z >/dev/null
"$dir/readings" 234m11123456777s 4s >/dev/null
"$dir/threads" 5
"$dir/contract"

# That the programs would have told: a byte behind what was given.
cat >"$dir/behind.c" <<'END'
#include <stdlib.h>
#include <tenpai.h>
int main(void) {
    size_t length;
    char *text = malloc(4);
    return text == NULL || tenpai_tiles_to_text(7, text, 8, &length, NULL) != TENPAI_OK;
}
END
# shellcheck disable=SC2086
gcc -std=c99 $sanitized -c "$dir/behind.c" -o "$dir/behind.o"
link "$dir/behind" gcc "$dir/behind.o"
if "$dir/behind" 2>"$dir/behind.txt" || ! grep -q heap-buffer-overflow "$dir/behind.txt"; then
    echo "an access behind a buffer was not told" >&2
    exit 1
fi
echo "the programs in C and C++ hold under AddressSanitizer, which sees what the library writes"
