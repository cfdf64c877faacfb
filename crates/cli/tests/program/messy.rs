//! Whatever the lines of the input are, each has its one line of output.

use crate::output;

/// A stream of numbers, the same each time (xorshift).
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % sides
    }
}

/// What lines are made of; the first [`TILES`] of these are good.
const PIECES: [&[u8]; 30] = [
    b"1m",
    b"123m",
    b"406p",
    b"5s",
    b"789s",
    b"11z",
    b"1122z",
    b"0z",
    b"9",
    b"m",
    b"[444z]",
    b"(7777z)",
    b"[12m]",
    b"[",
    b")",
    b" ",
    b"\t",
    b"\r",
    b"\0",
    b"-",
    b"error",
    b"\"",
    b"\\",
    b"\x1b[31m",
    b"\xff",
    b"\xe4\xb8",
    "一".as_bytes(),
    "\u{85}".as_bytes(),
    b"\x0b\x0c",
    "\u{2028}".as_bytes(),
];
const TILES: usize = 7;

/// A line without its end. Half of them are of tiles alone.
fn messy_line(dice: &mut Dice) -> Vec<u8> {
    let choice = if dice.below(2) == 0 { TILES } else { PIECES.len() };
    (0..dice.below(7)).flat_map(|_| PIECES[dice.below(choice)]).copied().collect()
}

/// The hand as it should come back.
fn clean(line: &[u8]) -> Vec<u8> {
    line.iter().map(|&byte| if matches!(byte, b'\t' | b'\r') { b' ' } else { byte }).collect()
}

#[test]
fn every_line_has_one_line_of_output_in_order() {
    let mut dice = Dice(0x7e9a1);
    let mut input = Vec::new();
    let mut hands = Vec::new();
    for _ in 0..20_000 {
        let line = messy_line(&mut dice);
        input.extend_from_slice(&line);
        if dice.below(2) == 0 {
            input.extend_from_slice(b"\r\n");
            hands.push(clean(&line));
        } else {
            input.push(b'\n');
            hands.push(clean(line.strip_suffix(b"\r").unwrap_or(&line)));
        }
    }
    for (question, fields) in [("shanten", 5), ("waits", 3), ("acceptance", 4)] {
        let output = output(&[question, "--format", "tsv"], &input);
        let mut lines: Vec<&[u8]> = output.stdout.split(|&byte| byte == b'\n').collect();
        assert_eq!(lines.pop(), Some(&b""[..]), "the last line ends like the others");
        assert_eq!(lines.len(), hands.len());
        let mut good = 0;
        for (line, hand) in lines.iter().zip(&hands) {
            let line: Vec<&[u8]> = line.split(|&byte| byte == b'\t').collect();
            assert_eq!(line[0], hand);
            let error = line[1] == b"error";
            assert_eq!(line.len(), if error { 3 } else { fields });
            assert!(line[1..].iter().all(|field| !field.is_empty()));
            good += usize::from(!error);
        }
        assert!(good > 1000, "only {good} of the lines are hands");
        assert_eq!(output.status.code(), Some(1));
        assert!(output.stderr.is_empty());
    }
}

#[test]
fn so_it_is_in_json() {
    let mut dice = Dice(0xb10c);
    let lines: Vec<Vec<u8>> = (0..5_000).map(|_| messy_line(&mut dice)).collect();
    let input = lines.join(&b"\r\n"[..]);
    let output = output(&["waits", "--format", "json"], &[&input[..], b"\r\n"].concat());
    let out = String::from_utf8(output.stdout).expect("JSON is UTF-8");
    assert_eq!(out.split('\n').count(), lines.len() + 1);
    for (object, line) in out.split('\n').zip(&lines) {
        let object: serde_json::Value = serde_json::from_str(object).expect("each line is JSON");
        assert_eq!(object["hand"], *String::from_utf8_lossy(line));
        assert_ne!(object["error"].is_string(), object["effective"].is_string());
    }
}
