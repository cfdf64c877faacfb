#!/usr/bin/env bash
# usage: msrv.sh DIR
# Checks the published crates with the compiler that `rust-version` names, from Debian's packages
# unpacked into DIR. Only their own code: what tests and benchmarks need may be newer.
set -euo pipefail
mkdir -p "$1"; dir=$(cd "$1" && pwd)
wanted=$(sed -n 's/^rust-version = "\(.*\)"$/\1/p' Cargo.toml)

if [ ! -x "$dir/rustc" ]; then
    version=1.85.0+dfsg3-1~deb12u3
    packages=("rustc-web=$version" "libstd-rust-web-1.85=$version" "libstd-rust-web-dev=$version" libllvm19)
    (cd "$dir" && { apt-get download -qq "${packages[@]}" 2>/dev/null || { apt-get update -qq && apt-get download -qq "${packages[@]}"; }; })
    for package in "$dir"/*.deb; do dpkg-deb -x "$package" "$dir/root"; done
    printf '#!/bin/sh\nLD_LIBRARY_PATH=%s exec %s "$@"\n' \
        "$dir/root/usr/lib/x86_64-linux-gnu" "$dir/root/usr/bin/rustc" > "$dir/rustc"
    chmod +x "$dir/rustc"
fi

"$dir/rustc" --version | grep -qF "rustc $wanted." || {
    echo "rust-version is $wanted, but the compiler at hand is $("$dir/rustc" --version)" >&2
    exit 1
}
RUSTC="$dir/rustc" cargo check --quiet --locked --target-dir "$dir/target" \
    -p tenpai -p tenpai-ffi -p tenpai-cli --lib --bins
echo "tenpai, tenpai-ffi and tenpai-cli compile with $("$dir/rustc" --version)"
