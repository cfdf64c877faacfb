//! A person at the game: reads what it asks, and answers.

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use crate::programs::game;

pub(crate) struct Person {
    child: Child,
    types: ChildStdin,
    reads: ChildStdout,
    /// All that the screen has shown.
    pub(crate) screen: String,
}

impl Person {
    pub(crate) fn sit_down(seed: u64) -> Person {
        let mut command = game();
        command.args(["--seed", &seed.to_string()]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the game runs");
        let types = child.stdin.take().expect("an input");
        let reads = child.stdout.take().expect("an output");
        Person { child, types, reads, screen: String::new() }
    }

    /// What is shown up to the next question, which it ends with; or up to the end.
    fn read(&mut self) -> String {
        let mut shown = Vec::new();
        let mut byte = [0];
        while !shown.ends_with(b"> ") && self.reads.read(&mut byte).expect("a pipe") == 1 {
            shown.push(byte[0]);
        }
        let shown = String::from_utf8(shown).expect("UTF-8");
        self.screen += &shown;
        shown
    }

    fn say(&mut self, words: &str) -> String {
        self.screen += words;
        self.screen += "\n";
        writeln!(self.types, "{words}").expect("a pipe");
        self.read()
    }

    /// Plays so many games as the screen advises, and returns the exit code.
    pub(crate) fn play(&mut self, games: u32) -> Option<i32> {
        let mut shown = self.read();
        let mut played = 0;
        while let Some(question) = shown.strip_suffix("> ") {
            let question = question.lines().last().expect("a question");
            shown = match question {
                "your turn" | "throw one" => self.throw(&shown),
                "another game? yes or no" => {
                    played += 1;
                    self.say(if played < games { "yes" } else { "no" })
                }
                _ => self.answer(&shown),
            };
        }
        self.child.wait().expect("the game ends").code()
    }

    fn throw(&mut self, shown: &str) -> String {
        if shown.contains("the hand is complete: tsumo wins") {
            return self.say("tsumo");
        }
        if let Some(tile) = kan(shown) {
            let answer = self.say(&format!("kan {tile}"));
            if !answer.starts_with("  No: ") {
                return answer;
            }
        }
        let why = self.say("why").replace("\n    ", " ");
        agrees_with_itself(&why);
        let (_, best) = why.split_once("best to throw:\n").expect("what is best to throw");
        let best: Vec<&str> =
            best.lines().filter_map(|line| line.split_once(": shanten ")).map(tile).collect();
        if why.starts_with("shanten 0") {
            let answer = self.say(&format!("riichi {}", best[0]));
            if !answer.starts_with("  No: ") {
                return answer;
            }
        }
        for tile in best {
            let answer = self.say(tile);
            if !answer.starts_with("  No: ") {
                return answer;
            }
        }
        panic!("nothing can be thrown: {}", self.screen);
    }

    fn answer(&mut self, shown: &str) -> String {
        let (_, can) = shown.split_once("you can ").expect("what can be done");
        if can.starts_with("ron") {
            return self.say("ron");
        }
        let is_near = |line: &&str| line.contains(": shanten 0") || line.contains(": shanten 1");
        let call = can.lines().filter(|line| line.starts_with("  ")).find(is_near);
        // `  chi 1 with 4m 6m: shanten 1, ...` and `  kan: shanten 1`
        let words = call.map_or("pass", |line| {
            let end = line.find(" with").or(line.find(':')).expect("the end of a call");
            line[..end].trim()
        });
        self.say(words)
    }
}

/// A tile of which the hand that is shown has four, or three in a pon.
fn kan(shown: &str) -> Option<&str> {
    let (_, hand) = shown.rsplit_once("your hand: ")?;
    let (hand, _) = hand.rsplit_once('\n')?;
    let pons: Vec<&str> = hand.split_whitespace().filter(|word| word.starts_with('[')).collect();
    let tiles = || hand.split_whitespace().filter(|word| word.len() == 2);
    let has_pon = |tile: &str| {
        let equal = format!("[{}{tile}]", &tile[..1].repeat(2));
        pons.contains(&equal.as_str())
    };
    tiles().find(|tile| has_pon(tile) || tiles().filter(|other| other == tile).count() == 4)
}

/// That what the best discard leaves is told alike in its line and of the hand without it.
fn agrees_with_itself(why: &str) {
    let (_, best) = why.split_once("best to throw:\n").expect("what is best to throw");
    let (best, after) = best.split_once('\n').expect("a line");
    let (_, best) = best.split_once(": shanten ").expect("a number");
    let (number, nearer) = best.split_once(", then nearer with ").expect("what brings it nearer");
    if number != "0" {
        assert!(after.contains(&format!("\n  nearer with {nearer}\n")), "{why}");
        return;
    }
    let left = |line: &str| -> u32 {
        let line = line.strip_suffix(" left").expect("copies");
        line.rsplit(' ').next().and_then(|copies| copies.parse().ok()).expect("a number")
    };
    let waits = after.lines().filter(|line| line.starts_with("  waits on "));
    assert_eq!(waits.map(left).sum::<u32>(), left(nearer), "{why}");
}

fn tile<'t>((before, _): (&'t str, &'t str)) -> &'t str {
    before.trim()
}
