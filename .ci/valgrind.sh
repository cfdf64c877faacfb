#!/usr/bin/env bash
# Runs the tests of the contract of the C library under valgrind: no access outside of what a caller
# gave, and nothing read that was never written. Then eight threads of a program in C under
# helgrind, which sees memory that two of them use with nothing between, even if nothing goes wrong.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v valgrind >/dev/null && ! bash .ci/install.sh valgrind; then
    echo "SKIPPED: valgrind is not here"
    exit 0
fi
host=$(rustc -vV | sed -n 's/^host: //p')
runner=CARGO_TARGET_$(printf '%s' "$host" | tr 'a-z-' 'A-Z_')_RUNNER

tests=()
while read -r test; do
    ls "crates/ffi/tests/it/$test.rs" >/dev/null
    tests+=("$test::")
done < <(grep -v '^#\|not-valgrind' .ci/contract-tests)
env "$runner=valgrind --quiet --error-exitcode=9" \
    cargo test --quiet --locked -p tenpai-ffi --test it -- --test-threads=1 "${tests[@]}"
echo "nothing that valgrind complains of"

program=target/threads
gcc -std=c99 -D_POSIX_C_SOURCE=200809L -Wall -Wextra -Wpedantic -Wconversion -Werror -Iinclude \
    -g -O1 crates/ffi/tests/c/threads.c target/debug/deps/libtenpai_ffi.a -lpthread -ldl -lm -o "$program"
valgrind --quiet --tool=helgrind --error-exitcode=9 "$program" 10
echo "nothing that helgrind complains of"
