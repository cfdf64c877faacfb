//! Prints the table of times and ratios: `cargo run --release -p tenpai-bench --bin ratios`.

use tenpai::{Hand, Tile};
use tenpai_bench::agree;
use tenpai_bench::hands::{Class, Counts, HANDS, life};
use tenpai_bench::libraries::{riichienv, tenpai as ours, xiangting};
use tenpai_bench::measure::{Contender, side_by_side};

fn main() {
    println!("ns a hand, thread time, median of rounds; x: how many times faster tenpai is\n");
    best(14);
    best(13);
    general();
    lives_on();
}

fn print(case: &str, contenders: &mut [Contender<'_>]) {
    let times = side_by_side(contenders, HANDS);
    print!("{case:<44}");
    for (contender, time) in contenders.iter().zip(&times) {
        let ratio = time / times[0];
        print!("{} {time:>6.1}", contender.name);
        if contender.name != contenders[0].name {
            print!(" ({ratio:.2}x)");
        }
        print!("   ");
    }
    println!();
}

fn best(tiles: usize) {
    for class in Class::ALL {
        let hands = class.hands(tiles);
        agree::on_all(&hands, ["tenpai", "xiangting"], ours::best, xiangting::best);
        agree::on_all(&hands, ["tenpai", "riichienv-core"], ours::best, riichienv::best);
        let made: Vec<Hand> =
            hands.iter().map(|counts| Hand::from_counts(counts).expect("a hand")).collect();
        print(
            &format!("all forms, {tiles} tiles, {}", class.name()),
            &mut [
                Contender::each("tenpai", &hands, ours::best),
                Contender::each("xiangting", &hands, xiangting::best),
                Contender::each("riichienv-core", &hands, riichienv::best),
                Contender::each("tenpai, from a hand", &made, ours::best_of_hand),
            ],
        );
    }
}

fn general() {
    for class in Class::ALL {
        let hands = class.hands(11);
        let names = ["tenpai", "riichienv-core"];
        agree::on_all(&hands, names, ours::general, riichienv::general_of_eleven);
        print(
            &format!("general form, 11 tiles, {}", class.name()),
            &mut [
                Contender::each("tenpai", &hands, ours::general),
                Contender::each("riichienv-core", &hands, riichienv::general_of_eleven),
            ],
        );
    }
}

fn lives_on() {
    let (start, turns) = life();
    let tile = |index: u8| Tile::new(index).expect("a tile");
    let turns: Vec<(Tile, Tile)> =
        turns.iter().map(|turn| (tile(turn.drawn), tile(turn.discarded))).collect();
    let first = Hand::from_counts(&start).expect("a hand");
    // Each pass lives the same life from its start.
    let ours = || {
        let mut hand = first;
        turns.iter().fold(0, |sum: u64, &(drawn, discarded)| {
            hand.draw(drawn.into()).expect("a legal draw");
            hand.discard(discarded.into()).expect("a legal discard");
            sum.wrapping_add(hand.shanten().number() as u64)
        })
    };
    let by = |judge: fn(&Counts) -> i8| {
        let turns = &turns;
        move || {
            let mut counts = start;
            turns.iter().fold(0, |sum: u64, &(drawn, discarded)| {
                counts[drawn.index()] += 1;
                counts[discarded.index()] -= 1;
                sum.wrapping_add(judge(&counts) as u64)
            })
        }
    };
    let contenders = [
        Contender { name: "tenpai", pass: Box::new(ours) },
        Contender { name: "xiangting", pass: Box::new(by(xiangting::best)) },
        Contender { name: "riichienv-core", pass: Box::new(by(riichienv::best)) },
    ];
    print("draw, discard, number, all forms", &mut { contenders });
}
