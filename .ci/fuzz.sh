#!/usr/bin/env bash
# usage: fuzz.sh [SECONDS]
# Feeds arbitrary bytes to every function of the C library for a minute, under AddressSanitizer. The
# seconds count without the build. An input that fails is kept in fuzz/artifacts.
set -euo pipefail
cd "$(dirname "$0")/../fuzz"

if ! cargo +nightly --version >/dev/null 2>&1; then
    echo "SKIPPED: the fuzz target needs a nightly compiler, and there is none"
    exit 0
fi
host=$(rustc +nightly -vV | sed -n 's/^host: //p')

# As cargo-fuzz, which therefore need not be installed, sets them, but without the traces of every
# comparison: inputs become hands here, not texts to be guessed. cargo-fuzz knows the folder too.
coverage="-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=3"
coverage+=" -Cllvm-args=-sanitizer-coverage-inline-8bit-counters"
coverage+=" -Cllvm-args=-sanitizer-coverage-pc-table"
export RUSTFLAGS="-Zsanitizer=address --cfg fuzzing $coverage"
cargo +nightly build --quiet --locked --release --target "$host"

mkdir -p corpus/exports artifacts/exports
ASAN_OPTIONS=detect_leaks=1 "target/$host/release/exports" \
    -max_total_time="${1:-60}" -max_len=400 -timeout=60 -dict=notation.dict \
    -print_final_stats=1 -print_funcs=0 -artifact_prefix=artifacts/exports/ \
    corpus/exports seeds 2>&1 |
    grep --line-buffered -vE '^#[0-9]+[[:space:]]+(NEW|REDUCE)|^"|^#####' | tee target/fuzz.txt
grep -q '^Done [0-9]* runs' target/fuzz.txt
echo "no function of the C library broke a promise"
