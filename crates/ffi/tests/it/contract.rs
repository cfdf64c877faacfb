//! Every function in a table, with what its contract says of every argument: NULL in every pointer,
//! every byte of every struct, numbers that do not exist, short buffers; and that nothing is
//! written where there is no answer. A function that is not in the table fails a test.

use crate::support::calls::message;
use crate::support::exports::EXPORTS;
use crate::support::world::{NUMBERS, POINTERS, World};
use tenpai_ffi::*;

/// A function and the names of its arguments.
struct Export {
    name: &'static str,
    arguments: &'static [&'static str],
    call: fn(&mut World) -> tenpai_status,
}

macro_rules! exports {
    ($($name:ident($($argument:ident),*);)*) => {
        &[$(Export {
            name: stringify!($name),
            arguments: &[$(stringify!($argument)),*],
            // SAFETY: each pointer is NULL or to as much as the world says that there is.
            call: |world| unsafe { $name($(world.$argument()),*) },
        }),*]
    };
}

const TABLE: &[Export] = exports! {
    tenpai_acceptance(hand, rules, seen, out, error);
    tenpai_best_discard(hand, rules, seen, out, error);
    tenpai_block_kinds_to_text(block_kinds, out, capacity, length, error);
    tenpai_blocks(hand, rules, out, capacity, length, error);
    tenpai_call_discards(
        hand, rules, seen, called, is_red, from, call, out, capacity, length, error
    );
    tenpai_calls(hand, rules, seen, called, is_red, from, out, capacity, length, error);
    tenpai_discards(hand, rules, seen, out, capacity, length, error);
    tenpai_formula_shanten(formula, out, error);
    tenpai_good_waits(hand, rules, seen, threshold, out, error);
    tenpai_hand_check(hand, error);
    tenpai_hand_from_counts(counts, red_fives, melds, meld_count, out, error);
    tenpai_hand_from_text(text, text_length, out, error);
    tenpai_hand_to_text(hand, out, capacity, length, error);
    tenpai_improvements(hand, rules, seen, out, capacity, length, error);
    tenpai_readings(hand, rules, seen, which, out, capacity, length, total, error);
    tenpai_shanten(hand, rules, seen, out, error);
    tenpai_shanten_batch(counts, count, rules, out, error);
    tenpai_tiles_to_text(tiles, out, capacity, length, error);
    tenpai_wait_cases(hand, rules, out, capacity, length, error);
    tenpai_wait_kinds(hand, rules, seen, out, error);
    tenpai_wait_kinds_to_text(wait_kinds, out, capacity, length, error);
    tenpai_wait_obstacle(hand, rules, out, error);
    tenpai_wait_shape_to_text(shape, out, capacity, length, error);
    tenpai_waits(hand, rules, seen, out, error);
    tenpai_wins(hand, rules, seen, tile, out, capacity, length, error);
};

/// Those that return no status and read no memory.
const CANNOT_FAIL: [&str; 4] =
    ["tenpai_abi_number", "tenpai_status_message", "tenpai_version", "tenpai_version_number"];

/// Those that may be NULL.
const OPTIONAL: [&str; 3] = ["seen", "error", "red_fives"];

/// Of each number values that do not exist, and what is answered to them.
const WRONG: &[(&str, &[u64], tenpai_status)] = &[
    ("text_length", &[u64::MAX, 1 << 63], TENPAI_BAD_TEXT),
    ("count", &[u64::MAX, u64::MAX / 34 + 1], TENPAI_BAD_COUNT),
    ("meld_count", &[u64::MAX, 5], TENPAI_MELD_COUNT),
    ("called", &[34, 255], TENPAI_BAD_TILE),
    ("is_red", &[1, 2, 255], TENPAI_RED_FIVES),
    ("from", &[2, 255], TENPAI_BAD_DISCARDER),
    ("tile", &[34, 255], TENPAI_BAD_TILE),
    ("which", &[2, 255], TENPAI_BAD_READINGS),
    ("tiles", &[1 << 34, 1 << 63, u64::MAX], TENPAI_BAD_TILE),
    ("block_kinds", &[64, 128, 255], TENPAI_BAD_BLOCK_KINDS),
    ("shape", &[17, 128, 255], TENPAI_BAD_SHAPE),
];

/// Those of which every value exists.
const ANY: [&str; 3] = ["capacity", "threshold", "wait_kinds"];

impl Export {
    fn has(&self, argument: &str) -> bool {
        self.arguments.contains(&argument)
    }

    /// What it has an answer to.
    fn world(&self) -> World {
        let mut world = World::new(match self.name {
            "tenpai_best_discard" | "tenpai_discards" | "tenpai_wins" => "234m456p777s11z[789s]",
            "tenpai_wait_cases" => "2345m456p111z[789s]",
            _ => "2344m456p115z[789s]",
        });
        let most = match self.name {
            "tenpai_improvements" => TENPAI_MAX_IMPROVEMENTS,
            "tenpai_readings" => 3,
            name if name.ends_with("_to_text") => TENPAI_TEXT_CAPACITY,
            _ => TENPAI_MAX_WINS,
        };
        world.capacity = most as usize;
        world
    }

    fn ask(&self, world: &mut World) -> tenpai_status {
        let status = (self.call)(world);
        assert!((TENPAI_OK..=TENPAI_BAD_SHAPE).contains(&status), "{}", self.name);
        assert!(status != TENPAI_INTERNAL && status != TENPAI_UNSUPPORTED, "{}", self.name);
        world.written(status);
        status
    }
}

#[test]
fn all_functions_and_arguments_are_in_the_table() {
    let mut names: Vec<&str> = TABLE.iter().map(|export| export.name).collect();
    names.extend(CANNOT_FAIL);
    names.sort_unstable();
    assert_eq!(names, EXPORTS);
    for argument in TABLE.iter().flat_map(|export| export.arguments) {
        assert!(POINTERS.contains(argument) || NUMBERS.contains(argument), "{argument}");
    }
    for number in NUMBERS {
        let wrong = WRONG.iter().any(|(name, ..)| name == number);
        assert!(wrong != ANY.contains(number), "{number}: name values that do not exist");
    }
}

#[test]
fn each_has_an_answer() {
    for export in TABLE {
        assert_eq!(export.ask(&mut export.world()), TENPAI_OK, "{}", export.name);
    }
}

#[test]
fn null_in_every_pointer_is_told_by_its_name() {
    let mut tried = 0;
    for export in TABLE {
        for &argument in export.arguments.iter().filter(|name| POINTERS.contains(name)) {
            let mut world = export.world();
            world.null = Some(argument);
            let status = export.ask(&mut world);
            tried += 1;
            if OPTIONAL.contains(&argument) {
                assert_eq!(status, TENPAI_OK, "{} {argument}", export.name);
                continue;
            }
            assert_eq!(status, TENPAI_NULL, "{} {argument}", export.name);
            let name = if argument == "formula" { "counts" } else { argument };
            let told = message(world.told().1);
            assert_eq!(told, format!("{name} is NULL and must not be"), "{}", export.name);
            // It comes before all other mistakes.
            for struct_of_bytes in ["hand", "rules", "seen", "call"] {
                world = export.world();
                world.null = Some(argument);
                world.bytes(struct_of_bytes).expect("a struct").fill(255);
                assert_eq!(export.ask(&mut world), TENPAI_NULL, "{} {argument}", export.name);
            }
        }
    }
    assert!(tried > 90, "{tried}");
}

#[test]
fn of_nothing_the_pointer_may_be_null() {
    for (name, counted, argument) in [
        ("tenpai_hand_from_counts", "meld_count", "melds"),
        ("tenpai_shanten_batch", "count", "counts"),
        ("tenpai_shanten_batch", "count", "out"),
        ("tenpai_readings", "capacity", "out"),
    ] {
        let export = TABLE.iter().find(|export| export.name == name).expect("an export");
        let mut world = export.world();
        world.capacity = 0;
        world.other = Some((counted, 0));
        world.null = Some(argument);
        assert_eq!(export.ask(&mut world), TENPAI_OK, "{name} without {argument}");
        world = export.world();
        world.null = Some(argument);
        assert_eq!(export.ask(&mut world), TENPAI_NULL, "{name} without {argument}");
    }
}

/// What must be answered when one byte of an argument has another value, where that is known from
/// the byte alone.
fn expected(argument: &str, place: usize, value: u8) -> Option<tenpai_status> {
    let bad = |is_bad: bool, status| is_bad.then_some(status);
    match (argument, place) {
        ("hand", 50..) | ("rules", 4..) | ("seen", 34..) => bad(value != 0, TENPAI_RESERVED),
        ("call", 10..) | ("melds", 3) | ("formula", 7) => bad(value != 0, TENPAI_RESERVED),
        ("rules", 0 | 3) => bad(value > 3, TENPAI_BAD_RULES),
        ("rules", 1) => bad(value > 7, TENPAI_BAD_RULES),
        ("rules", 2) => bad(![0, 3, 4].contains(&value), TENPAI_BAD_RULES),
        ("hand" | "seen", 0..34) | ("counts", _) => bad(value > 4, TENPAI_TOO_MANY_COPIES),
        ("hand", 34..37) | ("red_fives", _) => bad(value > 1, TENPAI_RED_FIVES),
        ("hand", 37) => match value {
            1 => None,
            // The melds filled in are fewer, which are none.
            2..=4 => Some(TENPAI_BAD_MELD),
            _ => Some(TENPAI_MELD_COUNT),
        },
        ("hand", 38) | ("melds", 0) => bad(value == 0 || value > 4, TENPAI_BAD_MELD),
        ("hand", 42) | ("melds", 1) => bad(value > 33, TENPAI_BAD_TILE),
        ("hand", 46) | ("melds", 2) => bad(value > 0, TENPAI_RED_FIVES),
        // Behind the last meld.
        ("hand", 39..) => bad(value > 0, TENPAI_MELD_COUNT),
        ("call", 0) => bad(value > 4, TENPAI_BAD_CALL),
        ("call", 2 | 3) => bad(value > 33, TENPAI_BAD_TILE),
        ("call", 4 | 5) => bad(value > 0, TENPAI_RED_FIVES),
        // The answers in a call are not looked at.
        ("call", _) => Some(TENPAI_OK),
        ("formula", _) => bad(value > 14, TENPAI_BAD_FORMULA_COUNTS),
        (argument, place) => unreachable!("byte {place} of {argument}"),
    }
}

#[test]
fn every_byte_of_every_struct_is_looked_at() {
    let values = [0, 1, 3, 4, 5, 8, 15, 34, 128, 255];
    let mut asked = 0;
    for export in TABLE {
        for &argument in export.arguments {
            let mut usual = export.world();
            let Some(length) = usual.bytes(argument).map(|bytes| bytes.len()) else { continue };
            // From one hand with melds.
            let length = if export.has("meld_count") { length.min(34) } else { length };
            for (place, value) in (0..length).flat_map(|place| values.map(|value| (place, value))) {
                let mut world = usual.clone();
                world.bytes(argument).expect("bytes")[place] = value;
                let status = export.ask(&mut world);
                asked += 1;
                let at = || format!("{}: byte {place} of {argument} is {value}", export.name);
                if let Some(expected) = expected(argument, place, value) {
                    assert_eq!(status, expected, "{}", at());
                }
                if argument == "hand" && export.name != "tenpai_hand_check" {
                    // SAFETY: the hand is a local one, and the error may be NULL.
                    let of_hand = unsafe { tenpai_hand_check(world.hand(), std::ptr::null_mut()) };
                    assert!(of_hand == TENPAI_OK || status == of_hand, "{}", at());
                }
            }
        }
    }
    assert!(asked > 10_000, "{asked}");
}

#[test]
fn without_an_error_the_statuses_are_the_same() {
    for export in TABLE {
        for &argument in export.arguments {
            let mut world = export.world();
            let Some(bytes) = world.bytes(argument) else { continue };
            bytes.fill(255);
            let mut without = world.clone();
            without.null = Some("error");
            let status = export.ask(&mut world);
            assert_ne!(status, TENPAI_OK, "{} {argument}", export.name);
            assert_eq!(export.ask(&mut without), status, "{} {argument}", export.name);
        }
    }
}

#[test]
fn numbers_that_do_not_exist_are_told() {
    for (argument, values, expected) in WRONG {
        let mut asked = 0;
        for export in TABLE.iter().filter(|export| export.has(argument)) {
            for &value in *values {
                let mut world = export.world();
                world.other = Some((argument, value));
                let status = export.ask(&mut world);
                assert_eq!(status, *expected, "{} with {value} as {argument}", export.name);
                asked += 1;
            }
        }
        assert!(asked > 0, "{argument}");
    }
}

#[test]
fn short_buffers_are_told_and_not_written() {
    for export in TABLE.iter().filter(|export| export.has("capacity")) {
        let mut world = export.world();
        assert_eq!(export.ask(&mut world), TENPAI_OK);
        let is_text = export.name.ends_with("_to_text");
        let needed = world.told().0 + usize::from(is_text);
        assert!(needed > 0, "{} has nothing to write", export.name);
        for capacity in 0..=needed {
            let mut world = export.world();
            world.capacity = capacity;
            let status = export.ask(&mut world);
            // Readings are as many as there is room for.
            let all = export.name == "tenpai_readings" || capacity == needed;
            let expected = if all { TENPAI_OK } else { TENPAI_BUFFER_TOO_SMALL };
            assert_eq!(status, expected, "{} with room for {capacity}", export.name);
        }
    }
}
