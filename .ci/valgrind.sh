#!/usr/bin/env bash
# Runs the tests of the contract of the C library under valgrind: no access outside of what a caller
# gave, and nothing read that was never written.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v valgrind >/dev/null; then
    echo "SKIPPED: valgrind is not here"
    exit 0
fi
host=$(rustc -vV | sed -n 's/^host: //p')
runner=CARGO_TARGET_$(printf '%s' "$host" | tr 'a-z-' 'A-Z_')_RUNNER

# Those whose time under valgrind is seconds.
tests=()
for test in nulls errors hands judgements batch version calls threads; do
    tests+=(--test "$test")
done
env "$runner=valgrind --quiet --error-exitcode=9" \
    cargo test --quiet --locked -p tenpai-ffi "${tests[@]}" -- --test-threads=1
echo "nothing that valgrind complains of"
