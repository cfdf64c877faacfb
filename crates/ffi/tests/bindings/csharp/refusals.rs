//! The natives that `.ci/csharp/pack.py` takes, and those that it refuses by what they contain.
//!
//! What is for Linux and Android is made of the library of this machine, in which the bytes that
//! tell them apart are changed; for the other systems there is as much of a file as is looked at.

use std::fs;
use std::path::Path;

use super::loading::{FILE, natives};
use super::packages::{fails, pack, present, write};
use crate::support::libraries;
use crate::support::report::Report;

const FUNCTION: &[u8] = b"tenpai_abi_number";

pub(crate) fn check(out: &Path, report: &mut Report) {
    let Some(real) = report.need("a native", fs::read(libraries().join(FILE)).map_err(text)) else {
        return;
    };
    report.add("archives are told apart by their first object", archives(out));
    report.add("a native without the functions is refused", another_library(&real, out));
    report.add("a native that is cut short is refused", cut_short(&real, out));
    if cfg!(target_os = "linux") {
        report.add("a library for Linux is none for Android", android(&real, out));
    } else {
        eprintln!("SKIPPED: libraries for Android, as that of this machine is no ELF");
    }
}

/// Packs a native alone. Where words are given it has to be refused with them and its path.
fn packs(name: &str, file: &str, content: &[u8], out: &Path, words: &[&str]) -> Result<(), String> {
    let built = out.join("refusals");
    if built.exists() {
        fs::remove_dir_all(&built).map_err(text)?;
    }
    write(&built.join(name).join(file), content)?;
    let outcome = if words.is_empty() {
        pack("unity", &built, &built, &[]).map(drop)
    } else {
        let path = format!("{name}/{file}: ");
        fails(&mut present("unity", &built, &built), &[words, &[&path]].concat())
    };
    outcome.map_err(|error| format!("{name}/{file}: {error}"))
}

fn archives(out: &Path) -> Result<(), String> {
    let packs = |name: &str, content: &[u8], words: &[&str]| {
        packs(name, "libtenpai_ffi.a", content, out, words)
    };
    let linux = archive(b"/", b"\x7fELF\x02\x01\x01 tenpai_abi_number");
    let wasm = archive(b"/", &[b"\0asm\x01\0\0\0", FUNCTION].concat());
    let (phone, desktop, simulator) = (mach(2), mach(1), mach(7));
    packs("webgl", &wasm, &[])?;
    packs("ios-arm64", &archive(b"#1/20", &phone), &[])?;
    let object = "the first object in it: ";
    packs("webgl", &linux, &[object, "no library for wasm32-unknown-emscripten"])?;
    packs("webgl", &archive(b"/", &phone), &[object, "bytes of another kind"])?;
    packs("ios-arm64", &linux, &[object, "no library for aarch64-apple-ios"])?;
    packs("ios-arm64", &wasm, &[object, "bytes of another kind"])?;
    for (other, system) in [(desktop, "system 1,"), (simulator, "system 7,")] {
        packs("ios-arm64", &archive(b"#1/20", &other), &[object, system, "and 2 is wanted"])?;
    }
    let mut intel = phone;
    intel[4] = 7;
    let words = [object, "for processor 16777223, and 16777228 is wanted"];
    packs("ios-arm64", &archive(b"#1/20", &intel), &words)?;
    packs("webgl", &wasm[..wasm.len() - 4], &["an archive that is cut short at byte "])?;
    packs("webgl", &wasm[..30], &["30 bytes, cut short"])?;
    packs("webgl", b"!<arch>\n", &["an archive without an object"])?;
    packs("webgl", &[b"!<arch>\n", &[b'x'; 99][..]].concat(), &["broken at byte 8"])?;
    packs("webgl", b"\0asm", &["no archive, 4 bytes of another kind"])
}

/// An archive of an index, whose content is no object, and an object.
fn archive(index: &[u8], object: &[u8]) -> Vec<u8> {
    let member = |name: &[u8], content: &[u8]| {
        let name = String::from_utf8_lossy(name).into_owned();
        let head = format!("{name:<16}{:<32}{:<10}`\n", 0, content.len());
        let pad: &[u8] = if content.len() % 2 == 1 { b"\n" } else { b"" };
        [head.as_bytes(), content, pad].concat()
    };
    let symbols = member(index, b"__.SYMDEF SORTED\0\0\0\0\0\0\0");
    [b"!<arch>\n", &symbols[..], &member(b"one.o/", object)].concat()
}

/// The head of a Mach-O for arm64, which tells its system, and the name of a function.
fn mach(system: u32) -> Vec<u8> {
    let head = [0xfeed_facf, 0x0100_000c, 0, 1, 2, 32, 0, 0];
    let (other, build) = ([0x19, 8], [0x32, 24, system, 0, 0, 0]);
    let words = head.iter().chain(&other).chain(&build);
    words.flat_map(|word: &u32| word.to_le_bytes()).chain(FUNCTION.iter().copied()).collect()
}

fn another_library(real: &[u8], out: &Path) -> Result<(), String> {
    let name = own();
    packs(&name, FILE, real, out, &[])?;
    let other = replaced(real, FUNCTION, b"xenpai_abi_number");
    let words = ["the function tenpai_abi_number is not in it: another library"];
    packs(&name, FILE, &other, out, &words)?;
    packs("webgl", "libtenpai_ffi.a", &archive(b"/", b"\0asm"), out, &words)?;
    packs("win-x64", "tenpai_ffi.dll", &dll(b""), out, &words)?;
    packs("win-x64", "tenpai_ffi.dll", &dll(FUNCTION), out, &[])
}

fn cut_short(real: &[u8], out: &Path) -> Result<(), String> {
    for length in [4, 20, 63, 200] {
        packs(&own(), FILE, &real[..length], out, &[&format!("{length} bytes, cut short")])?;
    }
    if cfg!(target_os = "linux") {
        let mut far = real.to_vec();
        far[32..40].fill(0xff);
        packs(&own(), FILE, &far, out, &["bytes, cut short: its headers tell of more"])?;
    }
    packs("win-x64", "tenpai_ffi.dll", b"MZ", out, &["2 bytes, cut short"])?;
    packs("win-x64", "tenpai_ffi.dll", &dll(b"")[..130], out, &["130 bytes, cut short"])?;
    let dos = replaced(&dll(FUNCTION), b"PE\0\0", b"NE\0\0");
    packs("win-x64", "tenpai_ffi.dll", &dos, out, &["a program for DOS"])
}

fn android(real: &[u8], out: &Path) -> Result<(), String> {
    let name = own().replace("linux", "android");
    let packs = |name: &str, content: &[u8], words: &[&str]| packs(name, FILE, content, out, words);
    let (small, large) = (aligned(real, 0x1000), aligned(real, 0x4000));
    packs(&name, &small, &["a LOAD segment is aligned to 0x1000, and ", " wants 0x4000"])?;
    packs(&name, &large, &["it needs libc.so.6, which ", " has not: one for Linux"])?;
    let bionic = replaced(&large, b"libc.so.6\0", b"libc.so\0\0\0");
    if own() != "linux-arm64" {
        // Unity has no place for it.
        packs(&own(), &bionic, &["it does not need libc.so.6, but ", "'libc.so'"])?;
    }
    packs(&name, &bionic, &[])
}

/// An ELF of 64 bits with another alignment of all that is loaded.
fn aligned(real: &[u8], page: u64) -> Vec<u8> {
    let mut content = real.to_vec();
    let start = u64::from_le_bytes(real[32..40].try_into().expect("8 bytes")) as usize;
    let count = usize::from(u16::from_le_bytes([real[56], real[57]]));
    for head in content[start..].chunks_exact_mut(56).take(count) {
        if head[..4] == [1, 0, 0, 0] {
            head[48..].copy_from_slice(&page.to_le_bytes());
        }
    }
    content
}

/// As much of a DLL for x64 as tells what it is, with something at its end.
pub(crate) fn dll(end: &[u8]) -> Vec<u8> {
    let mut dll = vec![0; 256];
    dll[..2].copy_from_slice(b"MZ");
    dll[60] = 128;
    dll[128..134].copy_from_slice(b"PE\0\0\x64\x86");
    dll.extend_from_slice(end);
    dll
}

/// Every occurrence replaced, by as many bytes.
fn replaced(content: &[u8], from: &[u8], to: &[u8]) -> Vec<u8> {
    assert_eq!(from.len(), to.len());
    let mut content = content.to_vec();
    let mut at = 0;
    while let Some(found) = content[at..].windows(from.len()).position(|bytes| bytes == from) {
        at += found;
        content[at..at + to.len()].copy_from_slice(to);
    }
    content
}

/// The name of the native of this machine.
fn own() -> String {
    natives().split('/').nth(1).unwrap_or_default().to_owned()
}

fn text(error: std::io::Error) -> String {
    error.to_string()
}
