//! A person at the game: reads what it asks, and answers.

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use super::advice;
use super::programs::game;

/// What a person does with the tiles of others.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Temper {
    /// Wins on them, and calls what brings the hand near.
    Calling,
    /// Lets all of them go by.
    Patient,
    /// The same, and never declares riichi.
    Silent,
}

pub(crate) struct Person {
    child: Child,
    types: ChildStdin,
    reads: ChildStdout,
    temper: Temper,
    /// All that the screen has shown.
    pub(crate) screen: String,
}

impl Person {
    pub(crate) fn sit_down(seed: u64, temper: Temper) -> Person {
        let mut command = game();
        command.args(["--seed", &seed.to_string()]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the game runs");
        let types = child.stdin.take().expect("an input");
        let reads = child.stdout.take().expect("an output");
        Person { child, types, reads, temper, screen: String::new() }
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

    /// What is allowed.
    fn do_it(&mut self, words: &str) -> String {
        let answer = self.say(words);
        assert!(!answer.starts_with("  No: "), "{words} is refused: {}", self.screen);
        answer
    }

    /// Plays so many games as the screen advises, and returns the exit code.
    pub(crate) fn play(&mut self, games: u32) -> Option<i32> {
        let mut shown = self.read();
        let mut played = 0;
        while let Some(question) = shown.strip_suffix("> ") {
            let question = question.lines().last().expect("a question");
            let forced = question.strip_prefix("in riichi, an empty line throws ");
            shown = match question {
                "your turn" => self.take_turn(&shown),
                "throw one" => {
                    let best = self.best();
                    self.do_it(&best)
                }
                "another game? yes or no" => {
                    shows_all_hands(&shown);
                    played += 1;
                    self.say(if played < games { "yes" } else { "no" })
                }
                _ if forced.is_some() => self.throw_in_riichi(forced.expect("a tile")),
                _ => self.answer(&shown),
            };
        }
        self.child.wait().expect("the game ends").code()
    }

    /// The answer to why, each line of it in one piece.
    fn why(&mut self) -> String {
        self.say("why").replace("\n    ", " ")
    }

    /// What is said to be best to throw.
    fn best(&mut self) -> String {
        let why = self.why();
        advice::holds(&why, &self.thrown());
        advice::discards(&why)[0].tile.to_owned()
    }

    /// The kinds that it has thrown in this game.
    fn thrown(&self) -> Vec<String> {
        let (_, game) = self.screen.rsplit_once("\nGame ").expect("a game");
        let thrown = game.lines().filter_map(|line| line.strip_prefix("you throw "));
        thrown.map(|tile| tile.replace('0', "5")).collect()
    }

    fn take_turn(&mut self, shown: &str) -> String {
        if shown.contains("the hand is complete: tsumo wins") {
            let why = self.why();
            advice::holds(&why, &self.thrown());
            assert!(why.starts_with("complete: tsumo wins; else it is\n"), "{why}");
            return self.do_it("tsumo");
        }
        if let Some(tile) = kan(shown) {
            let answer = self.say(&format!("kan {tile}"));
            if !answer.starts_with("  No: ") {
                return answer;
            }
        }
        let best = self.best();
        let why = self.why();
        if why.starts_with("tenpai, ") && self.temper != Temper::Silent {
            let answer = self.say(&format!("riichi {best}"));
            if !answer.starts_with("  No: ") {
                let furiten = advice::discards(&why)[0].furiten.is_some();
                assert_eq!(answer.starts_with("  furiten: "), furiten, "{}", self.screen);
                return answer;
            }
        }
        self.do_it(&best)
    }

    fn throw_in_riichi(&mut self, drawn: &str) -> String {
        let why = self.why();
        advice::holds(&why, &self.thrown());
        let told: Vec<&str> = advice::discards(&why).iter().map(|discard| discard.tile).collect();
        assert_eq!(told, [drawn], "{why}");
        assert!(self.say("tsumo").starts_with("  No: "), "{}", self.screen);
        self.do_it("")
    }

    fn answer(&mut self, shown: &str) -> String {
        if self.temper != Temper::Calling {
            let why = self.why();
            advice::holds_before_a_draw(&why, &self.thrown());
            return self.do_it("pass");
        }
        let (_, can) = shown.split_once("you can ").expect("what can be done");
        if can.starts_with("ron") {
            return self.do_it("ron");
        }
        let is_near = |line: &&str| [": tenpai", ": one away"].iter().any(|it| line.contains(it));
        let call = can.lines().filter(|line| line.starts_with("  ")).find(is_near);
        // `  chi 1 with 4m 6m: tenpai, ...` and `  kan: one away from tenpai`
        let words = call.map_or("pass", |line| {
            let end = line.find(" with").or(line.find(':')).expect("the end of a call");
            line[..end].trim()
        });
        self.do_it(words)
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

/// That behind a game there are four hands, which agree with how it ended.
fn shows_all_hands(shown: &str) {
    let (end, hands) = shown.split_once("the hands:\n").expect("the hands");
    let hands: Vec<&str> = hands.lines().filter(|line| line.starts_with("  ")).collect();
    let names = ["you", "seat 1", "seat 2", "seat 3"];
    assert_eq!(hands.len(), names.len(), "{shown}");
    let named = names.iter().zip(&hands).map(|(name, line)| {
        let hand = line.strip_prefix(&format!("  {name}: "));
        (*name, hand.unwrap_or_else(|| panic!("not {name}: {line}")))
    });
    if let Some((_, tenpai)) = end.split_once("the wall is empty; tenpai: ") {
        let told: Vec<&str> =
            named.filter(|(_, hand)| hand.contains(", tenpai on ")).map(|(name, _)| name).collect();
        let told = if told.is_empty() { "nobody".to_owned() } else { told.join(", ") };
        assert_eq!(told, tenpai.trim_end(), "{shown}");
        return;
    }
    let (_, winner) = end.rsplit_once("the hand is ").expect("a winner");
    let (winner, _) = winner.split_once('\n').expect("a line");
    let complete: Vec<&str> =
        named.filter_map(|(_, hand)| hand.strip_suffix(", complete")).collect();
    assert_eq!(complete, [winner], "{shown}");
}
