//! What a binding answers, beside what the core does: to changes of a hand and to tiles as text, for
//! which the C library has no functions, and to the question what to discard.

use std::fs::File;
use std::path::Path;
use std::process::Command;

use tenpai::{Discard, Hand, MeldKind, Piece, Shanten, Tile, TileSet};
use tenpai_ffi::{TENPAI_FLAG_FOUR_IS_TWO_PAIRS, TENPAI_NO_NUMBER};

use super::asked::Asked;
use super::dealer::{Dealer, SIZES};
use super::process::output_of;

/// What a program is told, one step a line, and what it has to answer.
#[derive(Default)]
pub(crate) struct Steps {
    steps: Vec<String>,
    answers: Vec<String>,
}

impl Steps {
    /// Texts that are read as a tile, a piece and a set.
    pub(crate) fn add_texts(&mut self) {
        texts(&mut Dealer::new(1), &mut |step, answer| self.add(step, answer));
    }

    /// Hands, and what happens to them.
    pub(crate) fn add_changes(&mut self) {
        let mut dealer = Dealer::new(1);
        for _ in 0..2000 {
            game(&mut dealer, &mut |step, answer| self.add(step, answer));
        }
        rare(&mut |step, answer| self.add(step, answer));
    }

    /// Hands, and what to discard by random rules. The program compares the best discard with the first
    /// of all by itself.
    pub(crate) fn add_discards(&mut self) {
        let mut dealer = Dealer::new(2);
        for _ in 0..4000 {
            discards(&mut dealer, &mut |step, answer| self.add(step, answer));
        }
    }

    fn add(&mut self, step: String, answer: String) {
        self.steps.push(step);
        self.answers.push(answer);
    }

    /// That changes and discards have all their ends, each often enough.
    fn has_all_kinds(&self) -> Result<(), String> {
        let kinds = [
            "done ",
            "not among",
            "are wanted",
            "no run",
            "not equal",
            "no pon",
            "only four",
            "only one",
            "not known",
            "draw first",
            "discard first",
            "throw ",
            "no 2m to 8m",
        ];
        for kind in kinds {
            let found = self.answers.iter().filter(|answer| answer.contains(kind)).count();
            if found < 20 {
                return Err(format!(
                    "only {found} answers of {} have {kind:?}",
                    self.answers.len()
                ));
            }
        }
        Ok(())
    }

    /// Runs a program that reads the steps, and compares each answer.
    pub(crate) fn agree(&self, program: &mut Command, folder: &Path) -> Result<(), String> {
        self.has_all_kinds()?;
        let input = folder.join("steps.txt");
        std::fs::write(&input, self.steps.join("\n") + "\n").map_err(|error| error.to_string())?;
        let input = File::open(&input).map_err(|error| error.to_string())?;
        let printed = output_of(program.stdin(input))?;
        let printed: Vec<&str> = printed.lines().collect();
        for (place, (printed, answer)) in printed.iter().zip(&self.answers).enumerate() {
            if printed != answer {
                let step = &self.steps[place];
                return Err(format!("{step}\n  program: {printed}\n  core:    {answer}"));
            }
        }
        if printed.len() == self.answers.len() {
            Ok(())
        } else {
            Err("answers are missing".to_owned())
        }
    }
}

fn told<T: ToString, E: ToString>(answer: Result<T, E>) -> String {
    answer.map_or_else(|error| error.to_string(), |value| value.to_string())
}

/// Every text of one to three of some characters, and some longer ones.
fn texts(dealer: &mut Dealer, step: &mut impl FnMut(String, String)) {
    const CHARACTERS: [&str; 14] =
        ["0", "1", "5", "7", "8", "9", "m", "s", "z", " ", "\u{3000}", "[", ")", "x"];
    let mut all = vec![String::new()];
    for length in 1..=3 {
        let shorter = all.clone();
        for text in shorter.iter().filter(|text| text.chars().count() == length - 1) {
            all.extend(CHARACTERS.map(|character| format!("{text}{character}")));
        }
    }
    for _ in 0..2000 {
        let length = 4 + dealer.below(8);
        all.push((0..length).map(|_| dealer.one(&CHARACTERS)).collect());
    }
    for space in
        "\u{b}\u{c}\u{85}\u{a0}\u{1680}\u{2000}\u{2007}\u{200a}\u{2028}\u{202f}\u{205f}\u{feff}"
            .chars()
    {
        all.push(format!("1{space}m{space}2{space}s"));
        all.push(format!("{space}5{space}z{space}"));
    }
    for text in all {
        step(format!("tile {text}"), told(text.parse::<Tile>()));
        step(format!("piece {text}"), told(text.parse::<Piece>()));
        step(format!("set {text}"), told(text.parse::<TileSet>()));
    }
}

/// A hand, and what happens to it, whether it can or not.
fn game(dealer: &mut Dealer, step: &mut impl FnMut(String, String)) {
    let size = dealer.one(&SIZES);
    let counts = dealer.hand(size);
    let reds = [4, 13, 22].map(|five| counts[five].min(dealer.below(2) as u8));
    let Ok(mut hand) = Hand::from_parts(&counts, reds, &[]) else { return };
    step(format!("hand {hand}"), hand.to_string());
    for _ in 0..12 {
        let (written, done) = change(dealer, &mut hand);
        step(written, format!("{} {hand}", told(done.map(|()| "done"))));
    }
}

/// A hand, and its best discard.
fn discards(dealer: &mut Dealer, step: &mut impl FnMut(String, String)) {
    let asked = Asked::new(dealer, &[2, 5, 8, 11, 14]);
    let (hand, rules) = (&asked.of_core, &asked.rules);
    step(format!("hand {hand}"), hand.to_string());
    let players = if rules.players == 3 { 3 } else { 4 };
    let four_is_two_pairs = rules.flags & TENPAI_FLAG_FOUR_IS_TWO_PAIRS;
    let seen = asked.seen.counts.map(|count| count.to_string()).concat();
    let written =
        format!("best {} {} {players} {four_is_two_pairs} {seen}", rules.copies, rules.forms);
    let number = |best: &Discard| best.shanten().map_or(TENPAI_NO_NUMBER, Shanten::number);
    let best = asked.judged().map(|judged| {
        let best = judged.best_discard().expect("a hand that is to discard");
        format!("throw {}: {}, {}", best.piece(), number(&best), best.acceptance().total())
    });
    step(written, told(best));
}

/// What random steps hardly come to: a second red five for a meld.
fn rare(step: &mut impl FnMut(String, String)) {
    let piece = |text: &str| text.parse::<Piece>().expect("a piece");
    for suit in ["m", "p", "s"] {
        let [red, plain] = ["0", "5"].map(|digit| piece(&format!("{digit}{suit}")));
        let honours = "[111z][222z][333z]";
        let mut hand: Hand = format!("055{suit}7z{honours}").parse().expect("a hand");
        step(format!("hand {hand}"), hand.to_string());
        for (called, with) in [(plain, [red, red]), (red, [plain, plain]), (plain, [red, plain])] {
            let done = hand.pon(called, with).map(|()| "done");
            step(format!("pon {called} {} {}", with[0], with[1]), format!("{} {hand}", told(done)));
        }
        for fourth in [red, plain] {
            let done = hand.added_kan(fourth).map(|()| "done");
            step(format!("added_kan {fourth}"), format!("{} {hand}", told(done)));
        }
        let mut hand: Hand = format!("55{suit}67z{honours}").parse().expect("a hand");
        step(format!("hand {hand}"), hand.to_string());
        let done = hand.pon(red, [red, plain]).map(|()| "done");
        step(format!("pon {red} {red} {plain}"), format!("{} {hand}", told(done)));
    }
}

/// One change, more often than not of tiles that the hand has.
fn change(dealer: &mut Dealer, hand: &mut Hand) -> (String, Result<(), tenpai::HandError>) {
    let held: Vec<Piece> = hand.pieces().collect();
    let laid: Vec<Piece> = hand
        .melds()
        .iter()
        .filter(|meld| meld.kind() == MeldKind::Pon)
        .flat_map(|meld| meld.pieces())
        .collect();
    let any = |dealer: &mut Dealer| {
        let tile = Tile::new(dealer.below(34) as u8).expect("a tile");
        let red = Piece::red_five(tile.suit());
        if dealer.below(6) == 0 { red.unwrap_or(tile.into()) } else { Piece::plain(tile) }
    };
    let piece = |dealer: &mut Dealer| match dealer.below(5) {
        0 => any(dealer),
        1 if !laid.is_empty() => dealer.one(&laid),
        _ => dealer.one(&held),
    };
    let (first, mut with) = (piece(dealer), [piece(dealer), piece(dealer)]);
    match dealer.below(10) {
        0 | 1 => (format!("draw {first}"), hand.draw(first)),
        2 | 3 => (format!("discard {first}"), hand.discard(first)),
        4 => {
            let near: Vec<Piece> = held
                .iter()
                .copied()
                .filter(|other| other.tile().index().abs_diff(first.tile().index()) <= 2)
                .collect();
            if !near.is_empty() {
                with = [dealer.one(&near), dealer.one(&near)];
            }
            (format!("chi {first} {} {}", with[0], with[1]), hand.chi(first, with))
        }
        5 | 6 => {
            if dealer.below(4) > 0 {
                let equal: Vec<Piece> =
                    held.iter().copied().filter(|other| other.tile() == first.tile()).collect();
                if !equal.is_empty() {
                    with = [dealer.one(&equal), dealer.one(&equal)];
                }
            }
            (format!("pon {first} {} {}", with[0], with[1]), hand.pon(first, with))
        }
        7 => (format!("open_kan {first}"), hand.open_kan(first)),
        8 => {
            let tile = first.tile();
            (format!("concealed_kan {tile}"), hand.concealed_kan(tile))
        }
        _ => (format!("added_kan {first}"), hand.added_kan(first)),
    }
}
