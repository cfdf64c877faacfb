//! The values of the constants in `include/tenpai.h`, which stay as they are: a program was
//! compiled with them, and no linker tells it of others.

use std::collections::BTreeMap;
use std::fs;

use crate::support::repository;

/// A name and a value in each line, in the order of the header.
const FROZEN: &str = "crates/ffi/abi/constants.txt";

/// Those that are another with each release.
const OF_THE_RELEASE: &str = "TENPAI_VERSION_";

fn parsed(text: &str) -> BTreeMap<&str, &str> {
    let pairs = text.lines().map(|line| line.split_once(' ').expect("a name and a value"));
    let map: BTreeMap<&str, &str> = pairs.clone().collect();
    assert_eq!(map.len(), pairs.count(), "a name stands there twice");
    map
}

/// What the header defines, as the lines of the file.
fn defined() -> String {
    let header = fs::read_to_string(repository("include/tenpai.h")).expect("the header");
    let definitions = header.lines().filter_map(|line| line.strip_prefix("#define "));
    let with_value = definitions.filter(|it| it.contains(' ') && !it.starts_with(OF_THE_RELEASE));
    with_value.map(|line| format!("{line}\n")).collect()
}

/// What keeps a program that was compiled before from going on with the header as it is now.
fn broken(frozen: &str, now: &str) -> Vec<String> {
    let (frozen, now) = (parsed(frozen), parsed(now));
    let number = |of: &BTreeMap<&str, &str>| {
        of.get("TENPAI_ABI_NUMBER").and_then(|it| it.parse::<u32>().ok())
    };
    if number(&now) > number(&frozen) {
        return Vec::new();
    }
    let change = |(name, value): (&&str, &&str)| match now.get(*name) {
        None => Some(format!("{name} is gone, which was {value}")),
        Some(other) if other != value => Some(format!("{name} was {value} and is {other}")),
        Some(_) => None,
    };
    frozen.iter().filter_map(change).collect()
}

#[test]
fn constants_stay_as_they_are() {
    let (path, now) = (repository(FROZEN), defined());
    let frozen = fs::read_to_string(&path).unwrap_or_default();
    let broken = broken(&frozen, &now);
    assert!(
        broken.is_empty(),
        "programs are compiled with the values of the constants, so these break them: {broken:?}. \
         Only with a greater TENPAI_ABI_NUMBER can UPDATE=1 renew {FROZEN}"
    );
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &now).expect("the file can be written");
    }
    let frozen = fs::read_to_string(&path).unwrap_or_default();
    assert!(frozen == now, "{FROZEN} lacks new constants: UPDATE=1 cargo test adds them");
    assert!(parsed(&now).len() > 80, "the header was not read");
}

#[test]
fn what_changes_or_goes_is_told() {
    let frozen = "TENPAI_ABI_NUMBER 1\nTENPAI_OK 0\nTENPAI_NULL 1\n";
    assert!(broken(frozen, frozen).is_empty());
    assert!(broken(frozen, &format!("{frozen}TENPAI_MORE 7\n")).is_empty());
    let changed = broken(frozen, "TENPAI_ABI_NUMBER 1\nTENPAI_OK 0\nTENPAI_NULL 2\n");
    assert_eq!(changed, ["TENPAI_NULL was 1 and is 2"]);
    let gone = broken(frozen, "TENPAI_ABI_NUMBER 1\nTENPAI_NULL 1\n");
    assert_eq!(gone, ["TENPAI_OK is gone, which was 0"]);
    assert_eq!(broken(frozen, "TENPAI_ABI_NUMBER 0\nTENPAI_OK 0\nTENPAI_NULL 1\n").len(), 1);
    assert!(broken(frozen, "TENPAI_ABI_NUMBER 2\nTENPAI_NULL 0\n").is_empty());
}
