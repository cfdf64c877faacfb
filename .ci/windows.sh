#!/usr/bin/env bash
# usage: windows.sh DIR
# Builds the library for Windows into DIR as the CMakeLists.txt does for MinGW, and runs programs
# that link it under wine, the DLL by its import library and the static library. What they print is
# compared with what the same programs print here.
#
# Only Debian's Rust comes with the sources of the standard library, and none here comes with one
# that is built for Windows: it is built from them.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! bash .ci/install.sh rust windows; then
    echo "SKIPPED: Windows: its packages are not here"
    exit 0
fi
std=/usr/src/rustc-$(/usr/bin/rustc --version | cut -d ' ' -f 2)/library
echo "tools after $SECONDS s: $(/usr/bin/rustc --version), $(wine --version 2>/dev/null)"

mkdir -p "$1"; dir=$(cd "$1" && pwd)
rm -rf "$dir/prefix" "$dir/run"
mkdir "$dir/run"

# Two objects that a toolchain for Windows brings along, and that the linker looks for here.
for object in rsbegin rsend; do
    RUSTC_BOOTSTRAP=1 /usr/bin/rustc --target x86_64-pc-windows-gnu --emit=obj \
        -o "$dir/$object.o" "$std/rtstartup/$object.rs"
done
cat >"$dir/linker" <<END_OF_LINKER
#!/bin/sh
for argument; do
    shift
    case \$argument in rsbegin.o | rsend.o) argument=$dir/\$argument ;; esac
    set -- "\$@" "\$argument"
done
exec x86_64-w64-mingw32-gcc "\$@"
END_OF_LINKER
chmod +x "$dir/linker"
cat >"$dir/mingw.cmake" <<'END_OF_TOOLCHAIN'
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++)
END_OF_TOOLCHAIN

# quiet COMMAND...: what it says is of interest only when it fails.
quiet() {
    "$@" >"$dir/said" 2>&1 || { cat "$dir/said" >&2; echo "failed: $*" >&2; exit 1; }
}
windows=(-DCMAKE_TOOLCHAIN_FILE="$dir/mingw.cmake" -DCMAKE_BUILD_TYPE=Release)
export RUSTC=/usr/bin/rustc RUSTDOC=/usr/bin/rustdoc RUSTC_BOOTSTRAP=1
export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=$dir/linker
quiet cmake -S . -B "$dir/build" "${windows[@]}" -DTENPAI_CARGO_FOLDER="$dir/cargo" \
    -DTENPAI_CARGO_TARGET=x86_64-pc-windows-gnu \
    "-DTENPAI_CARGO_ARGUMENTS=-Zbuild-std=std,panic_unwind"
quiet cmake --build "$dir/build"
quiet cmake --install "$dir/build" --prefix "$dir/prefix"
unset RUSTC RUSTDOC RUSTC_BOOTSTRAP CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER
(cd "$dir/prefix" && ls bin/tenpai_ffi.dll lib/libtenpai_ffi.dll.a lib/libtenpai_ffi.a)
echo "built after $SECONDS s"

# A DLL lies beside the program. Wine 8 lacks a DLL that Windows has, so for this test alone there
# is one that asks the function that wine has for the same.
cp "$dir/prefix/bin/tenpai_ffi.dll" "$dir/run/"
cat >"$dir/random.c" <<'END_OF_RANDOM'
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG length);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE buffer, SIZE_T length) {
    return SystemFunction036(buffer, (ULONG)length);
}
END_OF_RANDOM
x86_64-w64-mingw32-gcc -shared "$dir/random.c" -ladvapi32 -o "$dir/run/bcryptprimitives.dll"

export WINEPREFIX=$dir/wine WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=" DISPLAY=
# What runs in the folder of this test, and nothing else.
trap '/usr/lib/wine/wineserver64 -k || true' EXIT
on_windows() { wine "$@" 2>"$dir/errors" | tr -d '\r'; }

strict=(-Wall -Wextra -Wpedantic -Wconversion -Werror)
system=(-lkernel32 -lntdll -luserenv -lws2_32 -ldbghelp)
hands=(123m456p789s1122z 2235m 11m19p19s1234567z 1111m '45z[444z][111z][555z](7777z)')
cargo build --quiet --release --locked -p tenpai-ffi --lib
here=(target/release/libtenpai_ffi.a -lpthread -ldl -lm)

# same NAME ARGUMENT...: a program in C or C++ prints here and there the same, with the DLL and with
# the static library. It is that of `compiler`, `options` and `sources`.
same() {
    local name=$1; shift
    "$compiler" "${options[@]}" "${strict[@]}" -Iinclude "${sources[@]}" "${here[@]}" \
        -o "$dir/$name"
    "$dir/$name" "$@" >"$dir/expected"
    local mingw=(x86_64-w64-mingw32-"$compiler" "${options[@]}" "${strict[@]}"
        -I"$dir/prefix/include" "${sources[@]}" -static-libgcc)
    if [ "$compiler" = g++ ]; then mingw+=(-static-libstdc++); fi
    "${mingw[@]}" "$dir/prefix/lib/libtenpai_ffi.dll.a" -o "$dir/run/$name.exe"
    "${mingw[@]}" "$dir/prefix/lib/libtenpai_ffi.a" "${system[@]}" -o "$dir/run/$name-static.exe"
    local program imports
    for program in "$name" "$name-static"; do
        on_windows "$dir/run/$program.exe" "$@" >"$dir/printed" \
            || { cat "$dir/errors" >&2; echo "$program.exe fails" >&2; exit 1; }
        diff "$dir/expected" "$dir/printed"
        [ -s "$dir/printed" ]
        imports=$(x86_64-w64-mingw32-objdump -p "$dir/run/$program.exe" |
            grep -c "DLL Name: tenpai_ffi.dll" || true)
        [ "$imports" = "$([ "$program" = "$name" ] && echo 1 || echo 0)" ]
    done
    echo "$name prints under wine, with the DLL and the static library, what it prints here"
}
compiler=gcc options=(-std=c99)
for example in waits readings; do
    sources=("examples/c/$example.c")
    case $example in
        waits) same waits "${hands[@]}" ;;
        readings) same readings 234m11123456777s 4s ;;
    esac
done
compiler=g++ options=(-std=c++17 -O1) sources=(crates/ffi/tests/cpp/contract/*.cpp)
same contract
cat "$dir/printed"

# The project that finds what is installed, with what the document adds for a DLL.
rm -rf "$dir/game"
cp -r examples/packages/cmake-installed "$dir/game"
cp examples/packages/game.cpp "$dir/game/"
sed -n '/^add_custom_command(/,/)$/p' docs/building.md >>"$dir/game/CMakeLists.txt"
quiet cmake -S "$dir/game" -B "$dir/game/build" "${windows[@]}" -DCMAKE_PREFIX_PATH="$dir/prefix" \
    -DCMAKE_EXE_LINKER_FLAGS="-static-libgcc -static-libstdc++"
quiet cmake --build "$dir/game/build"
ls "$dir/game/build/tenpai_ffi.dll"
cp "$dir/run/bcryptprimitives.dll" "$dir/game/build/"
on_windows "$dir/game/build/game.exe" 2235m | tee "$dir/printed"
grep -qx '2235m waits on 4m' "$dir/printed"
echo "find_package finds the DLL and its import library"
