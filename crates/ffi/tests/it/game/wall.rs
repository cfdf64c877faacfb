//! The generator, the wall and the deal, as `docs/game.md` tells them and not as the game has them.

use tenpai::{Piece, Tile};

/// The first numbers of the generator, from a seed.
fn numbers(seed: u64) -> impl Iterator<Item = u64> {
    (1..).map(move |place: u64| {
        let z = seed.wrapping_add(place.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    })
}

/// The seed of a game, from 1, in a run with a seed.
pub(crate) fn seed_of_game(run: u64, number: u64) -> u64 {
    let before = usize::try_from(number - 1).expect("a small number");
    numbers(run).nth(before).expect("there is always one more")
}

/// The next number below n.
fn below(numbers: &mut impl Iterator<Item = u64>, n: u64) -> u64 {
    let least = (1_u128 << 64) % u128::from(n);
    numbers.find(|&number| u128::from(number) >= least).expect("there is always one more") % n
}

pub(crate) struct Wall {
    tiles: Vec<Piece>,
    drawn: usize,
    kans: usize,
}

impl Wall {
    pub(crate) fn new(seed: u64) -> Wall {
        let mut tiles: Vec<Piece> = Tile::all().flat_map(four).collect();
        let mut numbers = numbers(seed);
        for place in (1..136).rev() {
            let other = below(&mut numbers, place as u64 + 1);
            tiles.swap(place, other as usize);
        }
        Wall { tiles, drawn: 0, kans: 0 }
    }

    pub(crate) fn left(&self) -> usize {
        122 - self.drawn - self.kans
    }

    pub(crate) fn kans(&self) -> usize {
        self.kans
    }

    pub(crate) fn draw(&mut self) -> Piece {
        assert!(self.left() > 0, "a tile is left");
        self.drawn += 1;
        self.tiles[self.drawn - 1]
    }

    pub(crate) fn replacement(&mut self) -> Piece {
        assert!(self.left() > 0 && self.kans < 4, "there can be a kan");
        self.kans += 1;
        self.tiles[136 - self.kans]
    }

    /// Those that are turned up, the oldest first.
    pub(crate) fn indicators(&self) -> &[Piece] {
        const PLACES: [usize; 5] = [131, 130, 129, 128, 127];
        let newest = PLACES[self.kans];
        &self.tiles[newest..=PLACES[0]]
    }

    pub(crate) fn newest_indicator(&self) -> Piece {
        self.indicators()[0]
    }

    /// The 13 tiles of each seat.
    pub(crate) fn deal(&mut self, dealer: usize) -> [Vec<Piece>; 4] {
        let mut hands: [Vec<Piece>; 4] = Default::default();
        for round in 0..4 {
            for seat in [0, 1, 2, 3].map(|place| (dealer + place) % 4) {
                let tiles = if round < 3 { 4 } else { 1 };
                hands[seat].extend((0..tiles).map(|_| self.draw()));
            }
        }
        hands
    }
}

/// All tiles of a kind: of a five of a suit the first is red.
fn four(tile: Tile) -> [Piece; 4] {
    let is_five = !tile.is_honour() && tile.rank() == 5;
    let first = Piece::red_five(tile.suit()).ok().filter(|_| is_five);
    let plain = Piece::plain(tile);
    [first.unwrap_or(plain), plain, plain, plain]
}

#[test]
fn generator_gives_what_the_page_says() {
    let first: Vec<u64> = numbers(1).take(3).collect();
    assert_eq!(first, [10451216379200822465, 13757245211066428519, 17911839290282890590]);
    let page = std::fs::read_to_string(crate::support::repository("docs/game.md"));
    let page = page.expect("the page").replace('\n', " ");
    assert!(first.iter().all(|number| page.contains(&number.to_string())));
}

#[test]
fn numbers_below_another_are_those_of_the_page() {
    // From few numbers that are made again to nearly half of them.
    for n in [1, 2, 3, 34, 136, 1 << 63, (1 << 63) + 1, u64::MAX / 3 * 2, u64::MAX] {
        let mut numbers = numbers(n ^ 5);
        let expected: String = (0..50).map(|_| below(&mut numbers, n).to_string() + "\n").collect();
        assert_eq!(super::programs::numbers_below(n ^ 5, 50, n), expected, "below {n}");
    }
}

#[test]
fn wall_has_all_tiles_once() {
    let mut tiles = Wall::new(7).tiles;
    tiles.sort_by_key(|piece| (piece.tile(), !piece.is_red()));
    assert_eq!(tiles, Tile::all().flat_map(four).collect::<Vec<_>>());
    assert_eq!(tiles.iter().filter(|piece| piece.is_red()).count(), 3);
}
