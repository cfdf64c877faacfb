#!/usr/bin/env bash
# usage: abi.sh DIR
# Compares what the debug information of the shared library says of its functions and structs with
# crates/ffi/abi/tenpai.abi; UPDATE=1 writes that file instead. The values of the constants are in
# no debug information: crates/ffi/tests/it/constants.rs freezes those.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p "$1"; dir=$(cd "$1" && pwd)
baseline=crates/ffi/abi/tenpai.abi

if [ "$(uname -sm)" != "Linux x86_64" ]; then
    echo "SKIPPED: the baseline is that of Linux on x86_64"
    exit 0
fi
if ! command -v abidw >/dev/null && ! bash .ci/install.sh abi; then
    echo "SKIPPED: there is no abidw here"
    exit 0
fi

# Debug information of this crate alone and in one piece, and no optimisation: what is asked is what
# the functions take, not what they do.
cargo rustc --quiet --locked -p tenpai-ffi --lib --crate-type cdylib --target-dir "$dir/target" \
    --config profile.dev.opt-level=0 --config profile.dev.codegen-units=1 \
    --config profile.dev.debug=2 --config profile.dev.package.tenpai.debug=0 \
    --config 'profile.dev.package."*".debug=0'
# Without paths, lines and units, which change where the ABI does not.
abidw --suppressions crates/ffi/abi/exports.abignore --no-show-locs --no-corpus-path \
    --no-comp-dir-path --no-elf-needed "$dir/target/debug/libtenpai_ffi.so" |
    sed -e "s/ path='[^']*'//" -e '/<abi-instr [^>]*>$/{N;/\n *<\/abi-instr>$/d}' >"$dir/tenpai.abi"
# It must know what it compares.
grep -q "<class-decl name='tenpai_hand' size-in-bits='512'" "$dir/tenpai.abi"

if [ -n "${UPDATE:-}" ]; then
    cp "$dir/tenpai.abi" "$baseline"
    echo "$baseline is written: look at what changed"
    exit 0
fi
if ! abidiff --no-show-locs --harmless "$baseline" "$dir/tenpai.abi"; then
    echo "The ABI differs from $baseline. A program compiled before sees it when something was" >&2
    echo "changed or removed: TENPAI_ABI_NUMBER grows then. UPDATE=1 bash .ci/abi.sh DIR" >&2
    echo "renews it." >&2
    exit 1
fi
count=$(grep -c '<function-decl ' "$baseline")
echo "$count functions and the structs they take are those of $baseline"
