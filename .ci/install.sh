#!/usr/bin/env bash
# usage: install.sh [GROUP...]
# Installs the Debian packages of these groups, or of all groups below, that are not here yet. Fails
# with what apt-get prints when one of them cannot be installed.
set -euo pipefail

# The oldest Rust that tenpai promises, and the sources of its standard library. These packages need
# each other at one version, and the archive has a newer one too.
rust=1.85.0+dfsg3-1~deb12u3
declare -A groups=(
    [abi]="abigail-tools"
    [clang]="clang"
    [csharp]="mono-mcs mono-runtime libmono-system-core4.0-cil"
    [packages]="cmake make meson ninja-build pkg-config"
    [rust]="rustc-web=$rust libstd-rust-web-dev=$rust rust-web-src=$rust"
    [valgrind]="valgrind"
    [windows]="cmake make wine wine64 gcc-mingw-w64-x86-64-win32 g++-mingw-w64-x86-64-win32"
)

if ! command -v apt-get >/dev/null; then
    echo "install.sh: these are packages of Debian 12, and there is no apt-get here" >&2
    exit 1
fi
[ $# -gt 0 ] || set -- "${!groups[@]}"
missing=()
for group; do
    for package in ${groups[$group]:?is no group of packages}; do
        here=$(dpkg-query -W -f='${db:Status-Status}=${Version}' "${package%%=*}" 2>/dev/null || true)
        case $package in
            *=*) [ "$here" = "installed=${package#*=}" ] || missing+=("$package") ;;
            *) [[ $here == installed=* ]] || missing+=("$package") ;;
        esac
    done
done
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
[ "$(id -u)" = 0 ] || as_root=(sudo)
# Nothing of the machine may be removed for these packages.
install=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300
    -o Acquire::Retries=3 install -qq -y --no-install-recommends --no-remove "${missing[@]}")
said=$(mktemp)
trap 'rm -f "$said"' EXIT
"${install[@]}" >"$said" 2>&1 ||
    { "${as_root[@]}" apt-get update -qq && "${install[@]}"; } >"$said" 2>&1 ||
    { cat "$said" >&2; echo "install.sh: could not install ${missing[*]}" >&2; exit 1; }
echo "installed: ${missing[*]}"
