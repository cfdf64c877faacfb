#!/usr/bin/env bash
# usage: cargo-c.sh DIR
# Installs the library with cargo-c, where that is here, and builds games with that: CMake and
# pkg-config find it like what CMake installs. DIR is where cargo builds.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v cargo-cinstall >/dev/null; then
    echo "SKIPPED: cargo-c is not here, and takes minutes to install: cargo install cargo-c"
    exit 0
fi
for tool in cmake make pkg-config; do
    command -v "$tool" >/dev/null || { echo "SKIPPED: cargo-c: $tool is not here"; exit 0; }
done
mkdir -p "$1"; built=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
number() { sed -n "s/^#define TENPAI_$1 //p" include/tenpai.h; }
version=$(number VERSION_MAJOR).$(number VERSION_MINOR).$(number VERSION_PATCH)
abi=$(number ABI_NUMBER)
prefix=$work/prefix

cargo cinstall --release --locked -p tenpai-ffi --target-dir "$built" --prefix "$prefix" \
    --libdir "$prefix/lib" --includedir "$prefix/include" --datadir "$prefix/share"
diff -r include "$prefix/include"
for name in "libtenpai_ffi.so.$abi" libtenpai_ffi.so; do
    [ "$(readlink "$prefix/lib/$name")" = "libtenpai_ffi.so.$version" ]
done
readelf -d "$prefix/lib/libtenpai_ffi.so" | grep -F "[libtenpai_ffi.so.$abi]"
export PKG_CONFIG_PATH=$prefix/lib/pkgconfig
[ "$(pkg-config --modversion tenpai)" = "$version" ]

cp -r examples/packages/make examples/packages/cmake-installed "$work/"
cp examples/packages/game.cpp "$work/cmake-installed/"
cmake -S "$work/cmake-installed" -B "$work/build" -DCMAKE_PREFIX_PATH="$prefix" >/dev/null
cmake --build "$work/build" >/dev/null
make -s -C "$work/make"
for program in build/game make/game make/game-static; do
    "$work/$program" 2235m | diff <(printf '%s\n' "2235m waits on 4m" "tenpai $version") -
    echo "$program prints what it should"
done
