//! What the game answers to `why` when a tile has to go, and that it agrees with itself.

/// A line of what can be thrown.
pub(crate) struct Discard<'w> {
    pub(crate) tile: &'w str,
    /// The number in words, where it is not that of the best.
    number: Option<&'w str>,
    /// Of a hand that is tenpai then.
    waits: bool,
    live: Vec<String>,
    left: u32,
    gone: Vec<String>,
    /// The tiles that were thrown, or another reason.
    pub(crate) furiten: Option<&'w str>,
}

/// `36m1z` as its tiles.
fn tiles(set: &str) -> Vec<String> {
    let mut tiles = Vec::new();
    let mut digits = String::new();
    for sign in set.chars() {
        if sign.is_ascii_digit() {
            digits.push(sign);
        } else {
            tiles.extend(digits.drain(..).map(|digit| format!("{digit}{sign}")));
        }
    }
    tiles
}

fn section(why: &str) -> &str {
    let begin = ["best to throw:\n", "in riichi goes what you drew:\n"]
        .iter()
        .find_map(|head| Some(why.find(head)? + head.len()))
        .unwrap_or_else(|| panic!("nothing to throw: {why}"));
    let end = why.find("\nafter ").expect("what is left after it");
    &why[begin..=end]
}

fn discard(line: &str) -> Discard<'_> {
    let (tile, rest) = line.trim_start().split_once(": ").expect("a tile");
    let (rest, furiten) = match rest.split_once("; furiten") {
        Some((rest, why)) => (rest, Some(why.trim_start_matches(": you threw "))),
        None => (rest, None),
    };
    let waits = rest.contains("wins on ");
    let verb = if waits { "wins on " } else { "nearer with " };
    let (number, rest) = rest.split_once(verb).unwrap_or_else(|| panic!("no {verb}in {line}"));
    let number = number.strip_suffix(", ");
    let (rest, gone) = rest.split_once("; no copy left of ").unwrap_or((rest, ""));
    let (live, left) = match rest.split_once(", ") {
        Some((live, left)) => (live, left.strip_suffix(" left").expect("copies")),
        None => ("", "0"),
    };
    assert!(!live.is_empty() || rest == "nothing that is left", "{line}");
    let left = left.parse().expect("a number");
    Discard { tile, number, waits, live: tiles(live), left, gone: tiles(gone), furiten }
}

/// What can be thrown, the best first.
pub(crate) fn discards(why: &str) -> Vec<Discard<'_>> {
    section(why).lines().map(discard).collect()
}

/// That the parts of an answer agree, of a seat that has thrown these kinds: the waits with the
/// best discard, what improves the hand with what it accepts, furiten with what was thrown; and
/// that it is short.
pub(crate) fn holds(why: &str, thrown: &[String]) {
    let discards = discards(why);
    assert!((1..=3).contains(&discards.len()), "{why}");
    let best = &discards[0];
    let (head, after) = why.split_once(&format!("\nafter {}:\n", best.tile)).expect("the rest");
    let first = head.lines().find(|line| line.contains(", for ")).expect("the number");
    assert!(best.number.is_none() && first.starts_with("tenpai, ") == best.waits, "{why}");
    for discard in &discards {
        is_furiten_as_thrown(discard, thrown, why);
    }
    assert_eq!(after.matches("  divides into ").count(), 1, "{why}");
    let waits = after.lines().filter_map(|line| line.strip_prefix("  waits on "));
    if best.waits {
        let (live, gone): (Vec<&str>, _) =
            waits.partition(|line| !line.ends_with(", but no copy is left"));
        let tile = |line: &&str| line[..2].to_owned();
        assert_eq!(live.iter().map(tile).collect::<Vec<_>>(), best.live, "{why}");
        assert_eq!(gone.iter().map(tile).collect::<Vec<_>>(), best.gone, "{why}");
        assert_eq!(live.iter().map(|line| copies(line)).sum::<u32>(), best.left, "{why}");
    } else {
        assert_eq!(waits.count(), 0, "{why}");
    }
    improves(after, best, why);
}

/// `..., 3 left`
fn copies(line: &str) -> u32 {
    let number = line.strip_suffix(" left").and_then(|line| line.rsplit(' ').next());
    number.and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("no copies: {line}"))
}

fn is_furiten_as_thrown(discard: &Discard, thrown: &[String], why: &str) {
    let own = discard.tile.replace('0', "5");
    let was_thrown = |tile: &String| thrown.contains(tile) || *tile == own;
    if discard.waits && discard.live.iter().chain(&discard.gone).any(was_thrown) {
        assert!(discard.furiten.is_some(), "{} leaves it furiten: {why}", discard.tile);
    }
    if let Some(told) = discard.furiten {
        let is_other_reason = told.starts_with(' ');
        assert!(discard.waits && (is_other_reason || tiles(told).iter().all(was_thrown)), "{why}");
    }
}

fn improves(after: &str, best: &Discard, why: &str) {
    let lines = after.lines().filter(|line| line.starts_with("  better with "));
    let numbers: Vec<(u32, u32)> = lines
        .map(|line| {
            let (_, line) = line.split_once(": then ").expect("numbers");
            let words: Vec<&str> = line.split([' ', ',']).collect();
            let number = |word: &str| word.parse().expect("a number");
            (number(words[0]), number(words.last().expect("a word")))
        })
        .collect();
    assert!(numbers.len() <= 5, "{why}");
    assert!(numbers.iter().all(|(then, now)| *now == best.left && then > now), "{why}");
    assert!(numbers.is_sorted_by(|(left, _), (right, _)| left >= right), "{why}");
}

/// The same of a hand that is about to draw, and can call or win.
pub(crate) fn holds_before_a_draw(why: &str, thrown: &[String]) {
    let (number, hand) = why.split_once("\nas it is:\n").expect("the hand as it is");
    let waits: Vec<&str> =
        hand.lines().filter_map(|line| line.strip_prefix("  waits on ")).collect();
    assert_eq!(waits.is_empty(), !number.starts_with("tenpai, "), "{why}");
    assert_eq!(waits.is_empty(), hand.contains("\n  nearer with "), "{why}");
    assert!(hand.matches("  better with ").count() <= 5, "{why}");
    let told = hand.contains("\n  furiten");
    assert!(told || !waits.iter().any(|wait| thrown.contains(&wait[..2].to_owned())), "{why}");
    assert!(!told || !waits.is_empty(), "{why}");
}
