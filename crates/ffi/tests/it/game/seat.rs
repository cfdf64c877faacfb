//! A seat of the game, as it can be told from the log.

use tenpai::{Hand, MeldKind, Piece, Tile, TileSet};

pub(crate) struct Seat {
    pub(crate) hand: Hand,
    pub(crate) drawn: Option<Piece>,
    /// The kinds that it has thrown, called away or not.
    pub(crate) thrown: TileSet,
    /// Its discards that lie on the table.
    pub(crate) pond: Vec<Tile>,
    pub(crate) is_in_riichi: bool,
    /// Whether a wait has gone by since its last draw; and in riichi at any time.
    has_let_pass: bool,
    has_let_pass_in_riichi: bool,
}

impl Seat {
    pub(crate) fn new(tiles: &[Piece]) -> Seat {
        Seat {
            hand: Hand::from_tiles(tiles.iter().copied()).expect("13 tiles"),
            drawn: None,
            thrown: TileSet::EMPTY,
            pond: Vec::new(),
            is_in_riichi: false,
            has_let_pass: false,
            has_let_pass_in_riichi: false,
        }
    }

    pub(crate) fn draw(&mut self, piece: Piece) {
        self.hand.draw(piece).expect("a draw");
        self.drawn = Some(piece);
        self.has_let_pass = false;
    }

    pub(crate) fn throw(&mut self, piece: Piece) {
        self.hand.discard(piece).expect("a discard");
        self.thrown.insert(piece.tile());
        self.drawn = None;
    }

    pub(crate) fn number(&self) -> i8 {
        self.hand.shanten().number()
    }

    /// The effective waits; none when it is to discard.
    pub(crate) fn waits(&self) -> TileSet {
        self.hand.waits().map_or(TileSet::EMPTY, |waits| waits.effective())
    }

    pub(crate) fn may_win_on(&self, tile: Tile) -> bool {
        let waits = self.hand.waits().expect("a hand that is to draw");
        let is_furiten = waits.formal().iter().any(|wait| self.thrown.contains(wait));
        let has_let_pass = self.has_let_pass || self.has_let_pass_in_riichi;
        waits.effective().contains(tile) && !is_furiten && !has_let_pass
    }

    pub(crate) fn let_pass(&mut self, tile: Tile) {
        let is_wait = self.waits().contains(tile);
        self.has_let_pass |= is_wait;
        self.has_let_pass_in_riichi |= is_wait && self.is_in_riichi;
    }

    pub(crate) fn is_open(&self) -> bool {
        self.hand.melds().iter().any(|meld| meld.kind() != MeldKind::ConcealedKan)
    }

    pub(crate) fn judged(&self) -> String {
        judged(&self.hand)
    }

    /// The kans that it can make of its concealed tiles, and those that it can add to a pon.
    pub(crate) fn kans(&self) -> (Vec<Tile>, Vec<Piece>) {
        let concealed = Tile::all().filter(|&tile| self.hand.count(tile) == 4).collect();
        let has_pon = |tile| {
            let mut melds = self.hand.melds().iter();
            melds.any(|meld| meld.kind() == MeldKind::Pon && meld.tile() == tile)
        };
        let added = self.hand.pieces().filter(|piece| has_pon(piece.tile())).collect();
        (concealed, added)
    }
}

/// A hand as the log has it.
pub(crate) fn judged(hand: &Hand) -> String {
    let number = hand.shanten().number();
    let waits = hand.waits().map_or(TileSet::EMPTY, |waits| waits.effective());
    let waits = if waits.is_empty() { String::new() } else { format!(" waits {waits}") };
    format!("hand {hand} shanten {number}{waits}")
}
