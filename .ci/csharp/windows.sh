#!/usr/bin/env bash
# usage: .ci/csharp/windows.sh FOLDER DIR
#
# Runs the C# checks and the README's program on .NET Core 3.1 for Windows, under wine, with the
# tenpai_ffi.dll in FOLDER and what lies beside it there. The packages are made with that library
# and the one for Linux, and the README's program runs from the one for NuGet. The assemblies are
# those that `cargo test` left, as they are the same for every system. Works in DIR.
set -euo pipefail
[ $# -eq 2 ] || { sed -n '2,7s/^# \{0,1\}//p' "$0" >&2; exit 2; }
mkdir -p "$2"; dir=$(cd "$2" && pwd)
from=$1
here=$(cd "$(dirname "$0")" && pwd)
tests=$here/../../target/tmp

skip() { echo "SKIPPED: C# on Windows: $1"; exit 0; }
[ -f "$from/tenpai_ffi.dll" ] || skip "$from has no tenpai_ffi.dll"
command -v wine >/dev/null || skip "there is no wine"
command -v python3 >/dev/null || skip "there is no python3, and the runtime comes with pip"
for assembly in csharp/Checks.dll csharp/Tenpai.dll from-nuget/run/Readme.dll; do
    [ -f "$tests/$assembly" ] || skip "cargo test has not made $assembly"
done

# The runtime, which a Python package carries.
if [ ! -f "$dir/runtime/dotnetcore2/bin/dotnet.exe" ]; then
    python3 -m pip install -q --no-deps --disable-pip-version-check --root-user-action=ignore \
        --only-binary=:all: --platform win_amd64 --python-version 3.7 --target "$dir/runtime" \
        dotnetcore2==3.1.23 || skip "pip could not install the runtime"
fi
export WINEPREFIX=$dir/wine WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=" DISPLAY=
# What runs in the folder of this test, and nothing else.
trap '/usr/lib/wine/wineserver64 -k || true' EXIT
dotnet() { wine "$dir/runtime/dotnetcore2/bin/dotnet.exe" "$@" 2>"$dir/errors" | tr -d '\r'; }

rm -rf "$dir/checks" "$dir/natives" "$dir/packages" "$dir/program"
mkdir -p "$dir/checks" "$dir/natives/win-x64" "$dir/natives/linux-x64" "$dir/program"

cp "$tests"/csharp/Checks.{dll,runtimeconfig.json} "$from"/*.dll "$dir/checks/"
dotnet "$dir/checks/Checks.dll" run | tee "$dir/checks.txt" | grep -v '^ok ' || true
passed=$(grep -c '^ok ' "$dir/checks.txt" || true)
failed=$(grep -vc '^ok ' "$dir/checks.txt" || true)
echo "the C# checks on Windows: $passed passed, $failed failed"
if [ "$passed" -lt 50 ] || [ "$failed" -ne 0 ]; then cat "$dir/errors" >&2; exit 1; fi

# What cargo test printed from the header for Linux; both have the same sizes.
dotnet "$dir/checks/Checks.dll" layout | sort >"$dir/layout.txt"
"$tests/csharp/layout" | sort | cmp - "$dir/layout.txt"
echo "layouts and constants are those of the header: $(wc -l <"$dir/layout.txt") lines"
data=$(cd "$here/../../crates/core/tests/data" && pwd)
dotnet "$dir/checks/Checks.dll" vectors "Z:$data" >"$dir/vectors.txt"
if grep -v '^ok ' "$dir/vectors.txt"; then exit 1; fi
held=$(wc -l <"$dir/vectors.txt")
echo "$held data files hold on Windows"
[ "$held" -eq "$(find "$data" -name '*.txt' | wc -l)" ]

cp "$from/tenpai_ffi.dll" "$dir/natives/win-x64/"
cp "$here/../../target/release/libtenpai_ffi.so" "$dir/natives/linux-x64/" 2>/dev/null \
    || rm -r "$dir/natives/linux-x64"
python3 "$here/pack.py" unity --present --natives "$dir/natives" --out "$dir/packages"
python3 "$here/pack.py" nuget --present --natives "$dir/natives" --out "$dir/packages" \
    --assembly "$tests/csharp/Tenpai.dll" --framework netcoreapp3.1
python3 -m zipfile -e "$dir"/packages/*.nupkg "$dir/packages/nupkg"
cp -r "$dir/packages/nupkg/runtimes" "$dir"/packages/nupkg/lib/*/Tenpai.dll "$dir/program/"
cp "$tests"/from-nuget/run/Readme.{dll,runtimeconfig.json} "$dir/program/"
# What wine lacks and Windows has, where it is given.
find "$from" -name '*.dll' ! -name tenpai_ffi.dll \
    -exec cp {} "$dir/program/runtimes/win-x64/native/" \;
dotnet "$dir/program/Readme.dll" | tee "$dir/printed.txt"
python3 - "$here/../../bindings/csharp/README.md" "$dir/printed.txt" <<'END_OF_COMPARISON'
import sys
readme, printed = (open(path, encoding="utf-8").read() for path in sys.argv[1:])
assert printed and f"```text\n{printed}```\n" in readme, printed
END_OF_COMPARISON
echo "the README's program runs on Windows from the package for NuGet"
