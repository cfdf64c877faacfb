//! Rules and limits: the library against brute force where tiles are locked, seen or absent.

use crate::dealer::Dealer;
use crate::lines::lines;
use crate::oracle::{self, Counts, FOUR, Oracle, UNLIMITED, read, with, write_set};
use tenpai::{CopiesRule, Form, Hand, Judged, Meld, Players, Rules, Seen, Tile, TileSet};

fn rules(copies: CopiesRule) -> Rules {
    Rules::default().with_copies(copies)
}

/// The melds of a column such as `555s,3333s`; four of a kind are an open kan.
fn melds(column: &str) -> Vec<Meld> {
    column.split(',').map(|meld| format!("[{meld}]").parse().expect(meld)).collect()
}

#[test]
fn files_of_hands_with_melds() {
    for line in lines("melds.txt") {
        let place = &line.place;
        let melds = melds(line.column(1));
        let concealed = Hand::from_counts(&read(line.column(0))).expect(place);
        let hand = concealed.with_melds(&melds).expect(place);
        let locked = hand.judged_by(rules(CopiesRule::WithMelds), Seen::NONE).expect(place);
        let number = locked.shanten_of(Form::General).map(i8::from);
        assert_eq!(number, line.number(2), "locked, {place}");
        let alone = hand.judged_by(Rules::default(), Seen::NONE).expect(place);
        let number = alone.shanten_of(Form::General).map(i8::from);
        assert_eq!(number, line.number(3), "alone, {place}");
        assert_eq!(number, Some(hand.shanten_by_form().general().number()), "{place}");
        if hand.size() % 3 == 1 {
            let accepted = locked.acceptance_of(Form::General).expect(place);
            let tiles = accepted.tiles().to_string();
            assert_eq!(if tiles.is_empty() { "-" } else { &tiles }, line.column(4), "{place}");
        }
    }
}

/// A hand that is rich in fours and threes, with melds beside it where it has room for them and
/// where there are copies enough.
fn melded(dealer: &mut Dealer, size: usize) -> Hand {
    let concealed = Hand::from_counts(&dealer.hand(size)).expect("a hand");
    'again: loop {
        let mut melds = Vec::new();
        let mut held = *concealed.counts();
        for _ in 0..concealed.meld_count() {
            let tile = Tile::new(dealer.below(34) as u8).expect("a tile");
            let meld = match dealer.below(4) {
                0 => Meld::pon(tile),
                1 => Meld::open_kan(tile),
                2 => Meld::concealed_kan(tile),
                _ => match Meld::chi(tile) {
                    Ok(meld) => meld,
                    Err(_) => continue 'again,
                },
            };
            meld.tiles().for_each(|tile| held[tile.index()] += 1);
            melds.push(meld);
        }
        if held.iter().all(|&count| count <= 4) {
            return concealed.with_melds(&melds).expect("checked");
        }
    }
}

/// Tiles on the table, of those that are left.
fn seen(dealer: &mut Dealer, hand: &Hand) -> Seen {
    let mut left = [4; 34];
    let in_melds = hand.melds().iter().flat_map(|meld| meld.tiles());
    hand.pieces().map(|piece| piece.tile()).chain(in_melds).for_each(|it| left[it.index()] -= 1);
    let mut seen = Seen::NONE;
    for _ in 0..dealer.below(60) {
        let index = dealer.below(34);
        if left[index] > 0 {
            left[index] -= 1;
            seen.add(Tile::new(index as u8).expect("a tile")).expect("checked");
        }
    }
    seen
}

/// The limits as the definitions have them.
fn limits(hand: &Hand, rules: Rules, seen: &Seen) -> Counts {
    let in_melds = |tile: Tile| {
        hand.melds().iter().flat_map(|meld| meld.tiles()).filter(|&it| it == tile).count() as u8
    };
    std::array::from_fn(|index| {
        let tile = Tile::new(index as u8).expect("a tile");
        if rules.players() == Players::Three && (1..8).contains(&index) {
            return 0;
        }
        match rules.copies() {
            CopiesRule::Formal => UNLIMITED[index],
            CopiesRule::Concealed => FOUR[index],
            CopiesRule::WithMelds => 4 - in_melds(tile),
            CopiesRule::Visible => 4 - in_melds(tile) - seen.count(tile),
        }
    })
}

fn assert_judged(judged: &Judged, limits: &Counts, oracle: &mut Oracle) {
    let hand = judged.hand();
    let how = format!("{hand} {:?}", judged.rules());
    let counts = hand.counts();
    let concealed = hand.size() >= 13;
    let numbers = [
        oracle.general(counts, limits),
        oracle::seven_pairs(counts, limits).filter(|_| concealed),
        oracle::thirteen_orphans(counts, limits).filter(|_| concealed),
    ];
    for (form, number) in Form::ALL.into_iter().zip(numbers) {
        assert_eq!(judged.shanten_of(form).map(i8::from), number, "{form}, {how}");
    }
    let best = numbers.into_iter().flatten().min();
    assert_eq!(judged.shanten().map(i8::from), best, "{how}");
    let Ok(acceptance) = judged.acceptance() else { return };
    let lowers = |index: usize| {
        counts[index] < limits[index]
            && best.is_some_and(|best| oracle.best(&with(counts, index), limits) < Some(best))
    };
    let expected = oracle::tiles_where(lowers);
    assert_eq!(write_set(acceptance.tiles().bits()), write_set(expected), "{how}");
    let waits = judged.waits().expect("a hand that is to draw");
    let tenpai = if best == Some(0) { acceptance.tiles() } else { TileSet::EMPTY };
    assert_eq!(waits.effective(), tenpai, "{how}");
    let copies = |tile: Tile| u32::from(judged.left(tile));
    assert_eq!(acceptance.total(), acceptance.tiles().iter().map(copies).sum::<u32>(), "{how}");
    for (tiles, of_each, all) in [
        (acceptance.tiles(), acceptance.copies_by_index(), acceptance.total()),
        (waits.effective(), waits.copies_by_index(), waits.total()),
    ] {
        for tile in Tile::all() {
            let copies = if tiles.contains(tile) { judged.left(tile) } else { 0 };
            assert_eq!(of_each[tile.index()], copies, "{tile}, {how}");
        }
        assert_eq!(of_each.iter().copied().map(u32::from).sum::<u32>(), all, "{how}");
    }
}

#[test]
fn four_players_under_every_copies_rule() {
    let (mut oracle, mut dealer) = (Oracle::new(), Dealer::new(21));
    for _ in 0..8_000 {
        let size = dealer.one(&[1, 2, 4, 5, 7, 8, 10, 11, 13, 14]);
        let hand = melded(&mut dealer, size);
        let seen = seen(&mut dealer, &hand);
        for copies in
            [CopiesRule::Formal, CopiesRule::Concealed, CopiesRule::WithMelds, CopiesRule::Visible]
        {
            let rules = rules(copies);
            let judged = hand.judged_by(rules, seen).expect("no fifth copy");
            assert_judged(&judged, &limits(&hand, rules, &seen), &mut oracle);
        }
    }
}

#[test]
fn three_players_under_every_copies_rule() {
    let (mut oracle, mut dealer) = (Oracle::new(), Dealer::new(22));
    let mut judged_hands = 0;
    for _ in 0..60_000 {
        let size = dealer.one(&[1, 2, 4, 5, 7, 8, 10, 11, 13, 14]);
        let hand = melded(&mut dealer, size);
        let seen = seen(&mut dealer, &hand);
        for copies in
            [CopiesRule::Formal, CopiesRule::Concealed, CopiesRule::WithMelds, CopiesRule::Visible]
        {
            let rules = rules(copies).with_players(Players::Three);
            // Many hold a tile that three players do not have.
            let Ok(judged) = hand.judged_by(rules, seen) else { continue };
            judged_hands += 1;
            assert_judged(&judged, &limits(&hand, rules, &seen), &mut oracle);
        }
    }
    assert!(judged_hands > 2_000, "{judged_hands} hands");
}

/// Three players who see tiles are four who see all of 2m to 8m as well.
#[test]
fn three_players_are_four_who_see_what_is_absent() {
    let mut dealer = Dealer::new(41);
    let (mut unreachable, mut asked) = (0, 0);
    while asked < 20_000 {
        // Mostly 1m and 9m, with hardly anything left of all else.
        let size = dealer.one(&[1, 2, 4, 5, 7, 8, 10, 11, 13, 14]);
        let mut counts = [0; 34];
        while usize::from(counts.iter().sum::<u8>()) < size {
            let any = [0, 8, 9 + dealer.below(25)][dealer.below(3)];
            counts[any] += u8::from(counts[any] < 4);
        }
        let room = dealer.below(4);
        let mut seen = counts.map(|held| 4 - held);
        seen[1..8].fill(0);
        for _ in 0..room * 3 {
            let index = [0, 8, 9 + dealer.below(25)][dealer.below(3)];
            seen[index] -= u8::from(seen[index] > 0);
        }
        let with_absent: Counts =
            core::array::from_fn(|index| if (1..8).contains(&index) { 4 } else { seen[index] });
        let hand = Hand::from_counts(&counts).expect("a hand");
        let judged = |seen: &Counts, players| {
            let rules = rules(CopiesRule::Visible).with_players(players);
            let seen = Seen::from_counts(seen).expect("four at most");
            hand.judged_by(rules, seen).expect("four at most")
        };
        let (three, four) = (judged(&seen, Players::Three), judged(&with_absent, Players::Four));
        assert_eq!(three.shanten(), four.shanten(), "{hand}, {seen:?}");
        if size % 3 == 1 {
            let tiles = |judged: &Judged| judged.acceptance().expect("to draw").tiles();
            assert_eq!(tiles(&three), tiles(&four), "{hand}, {seen:?}");
        } else {
            let all = |judged: &Judged| {
                let all = judged.discards().expect("to discard");
                all.iter().map(|discard| discard.to_string()).collect::<Vec<_>>()
            };
            assert_eq!(all(&three), all(&four), "{hand}, {seen:?}");
        }
        unreachable += usize::from(three.shanten().is_none());
        asked += 1;
    }
    assert!((2_000..18_000).contains(&unreachable), "{unreachable} of {asked}");
}

#[test]
fn the_best_discard_alone_is_the_first_of_all() {
    let copies =
        [CopiesRule::Formal, CopiesRule::Concealed, CopiesRule::WithMelds, CopiesRule::Visible];
    let mut dealer = Dealer::new(37);
    let mut asked = 0;
    for round in 0..20_000 {
        let size = dealer.one(&[2, 5, 8, 11, 14]);
        let hand = melded(&mut dealer, size);
        assert_eq!(hand.best_discard().ok(), hand.discards().ok().map(|all| all.first()), "{hand}");
        let seen = seen(&mut dealer, &hand);
        let players = if round % 3 == 0 { Players::Three } else { Players::Four };
        let rules = rules(copies[round % 4]).with_players(players);
        // Many hands hold what three players do not have.
        let Ok(judged) = hand.judged_by(rules, seen) else { continue };
        let all = judged.discards().expect("a hand that is to discard");
        assert_eq!(judged.best_discard().ok(), Some(all.first()), "{hand}, {rules:?}, {seen:?}");
        asked += 1;
    }
    assert!(asked > 13_000, "{asked} hands");
}

/// What a discard leaves is what the hand without it is, with the tile seen.
#[test]
fn discards_are_hands_with_one_more_tile_seen() {
    let mut dealer = Dealer::new(23);
    for _ in 0..1_500 {
        let size = dealer.one(&[2, 5, 8, 11, 14]);
        let hand = melded(&mut dealer, size);
        let seen = seen(&mut dealer, &hand);
        for copies in
            [CopiesRule::Formal, CopiesRule::Concealed, CopiesRule::WithMelds, CopiesRule::Visible]
        {
            let judged = hand.judged_by(rules(copies), seen).expect("no fifth copy");
            for discard in &judged.discards().expect("a hand that is to discard") {
                let (mut left, mut seen) = (hand, seen);
                left.discard(discard.piece()).expect("a piece that is held");
                seen.add(discard.piece().tile()).expect("a copy that was held");
                let judged = left.judged_by(rules(copies), seen).expect("no fifth copy");
                let acceptance = judged.acceptance().expect("a hand that is to draw");
                let how = format!("{hand} - {} {copies:?} {seen:?}", discard.piece());
                assert_eq!(discard.shanten(), acceptance.shanten(), "{how}");
                assert_eq!(discard.acceptance().tiles(), acceptance.tiles(), "{how}");
                assert_eq!(discard.acceptance().total(), acceptance.total(), "{how}");
            }
        }
    }
    // Three 1s are held; when one is thrown, no other can come.
    let hand: Hand = "11112344s".parse().expect("a hand");
    let judged = hand.judged_by(rules(CopiesRule::Visible), Seen::NONE).expect("no fifth copy");
    let discards = judged.discards().expect("a hand that is to discard");
    let thrown = discards.iter().find(|it| it.piece().to_string() == "1s").expect("1s");
    assert_eq!(thrown.acceptance().tiles().to_string(), "4s");
}
