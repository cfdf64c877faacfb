#!/usr/bin/env bash
# usage: msrv.sh DIR
# Checks the published crates in DIR with the compiler that `rust-version` names, which is Debian's.
# Only their own code: what tests and benchmarks need may be newer.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p "$1"; dir=$(cd "$1" && pwd)

if ! bash .ci/install.sh rust; then
    echo "SKIPPED: the oldest Rust is not here"
    exit 0
fi
oldest=/usr/bin/rustc
wanted=$(sed -n 's/^rust-version = "\(.*\)"$/\1/p' Cargo.toml)
"$oldest" --version | grep -qF "rustc $wanted." || {
    echo "rust-version is $wanted, but the compiler at hand is $("$oldest" --version)" >&2
    exit 1
}
RUSTC=$oldest cargo check --quiet --locked --target-dir "$dir/target" \
    -p tenpai -p tenpai-ffi -p tenpai-cli --lib --bins
echo "tenpai, tenpai-ffi and tenpai-cli compile with $("$oldest" --version)"
