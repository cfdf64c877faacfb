//! The hand: concealed tiles and melds, checked when it is made and at every change.

mod error;
mod meld;
pub(crate) mod notation;

use core::fmt;

pub use self::error::{HandError, TurnError};
pub use self::meld::{Meld, MeldError, MeldKind};
pub use self::notation::ParseError;
use crate::tile::{
    COPIES, Copies, Keys, Piece, RED_FIVES, Suit, Tile, TileSet, counts, write_pieces,
};

/// The melds of a hand that holds no concealed ones: four, and a pair.
pub(crate) const MELDS: usize = 4;

/// What a hand is about to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Turn {
    /// To draw or to call: 3k+1 concealed tiles (13, 10, 7, 4 or 1).
    ToDraw,
    /// To discard: 3k+2 concealed tiles (14, 11, 8, 5 or 2).
    ToDiscard,
}

/// A hand: the concealed tiles, and the melds that lie beside them.
///
/// With `k` melds still wanted it has 3k+1 concealed tiles before its draw and 3k+2 after it; with
/// `m` melds beside it, `k` is 4 - m, and a kan counts as a meld like any other. No kind has more
/// than four copies over concealed tiles and melds, so a `Hand` that exists is a hand that can be
/// held.
///
/// A hand may be given without its melds: then the missing ones are *assumed*. They are called
/// melds that nobody named, whose tiles are not known. Such a hand is judged like any other, and
/// only refuses further calls.
///
/// Two hands are equal when they hold the same pieces and the same melds, and the melds came in the
/// same order.
///
/// ```
/// use tenpai::Hand;
///
/// let mut hand: Hand = "123m456p789s1122z".parse()?;
/// assert!(hand.shanten().is_tenpai());
/// assert_eq!(hand.waits()?.effective().to_string(), "12z");
///
/// hand.pon("1z".parse()?, ["1z".parse()?; 2])?;
/// hand.discard("1m".parse()?)?;
/// assert_eq!(hand.to_string(), "23m456p789s22z[111z]");
/// assert_eq!(hand.waits()?.effective().to_string(), "14m");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hand {
    counts: [u8; Tile::COUNT],
    reds: [u8; 3],
    /// The counts as the engine reads them, kept up with every change.
    keys: Keys,
    size: u8,
    known_melds: u8,
    /// The first `known_melds` are the melds, the others are [`Hand::NO_MELD`].
    melds: [Meld; MELDS],
}

impl Hand {
    /// Fills the places of melds that are not there, so that equal hands compare equal.
    const NO_MELD: Meld = Meld::pon(Tile::at(0));

    /// The hand with these counts of concealed tiles, by tile index.
    ///
    /// With fewer than 13 tiles its melds are assumed; [`Hand::with_melds`] names them.
    ///
    /// # Errors
    ///
    /// [`HandError::TooManyCopies`] for a count above four and [`HandError::Size`] for a number of
    /// tiles that no hand has.
    #[inline]
    pub fn from_counts(counts: &[u8; Tile::COUNT]) -> Result<Hand, HandError> {
        Hand::checked(counts, [0; 3], &[])
    }

    /// The hand of these concealed tiles, in any order; red fives among them are kept.
    ///
    /// With fewer than 13 tiles its melds are assumed; [`Hand::with_melds`] names them.
    ///
    /// ```
    /// use tenpai::{Hand, Tile};
    ///
    /// let tiles = [0, 1, 2, 27].map(Tile::new);
    /// let hand = Hand::from_tiles(tiles.into_iter().collect::<Result<Vec<_>, _>>()?)?;
    /// assert_eq!(hand.to_string(), "123m1z");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`Hand::from_counts`], and [`HandError::RedFives`] for a second red five of a suit.
    pub fn from_tiles<I>(tiles: I) -> Result<Hand, HandError>
    where
        I: IntoIterator,
        I::Item: Into<Piece>,
    {
        let mut pile = Pile::EMPTY;
        for tile in tiles {
            pile.add(tile.into());
        }
        Hand::checked(&pile.counts, pile.reds, &[])
    }

    /// The same concealed tiles with these melds beside them, in place of those it had.
    ///
    /// ```
    /// use tenpai::{Hand, Meld};
    ///
    /// let concealed: Hand = "23m456p789s22z".parse()?;
    /// let hand = concealed.with_melds(&[Meld::pon("1z".parse()?)])?;
    /// assert_eq!(hand.to_string(), "23m456p789s22z[111z]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`HandError::MeldCount`] when the number of melds is not the one that the number of
    /// concealed tiles leaves room for, [`HandError::TooManyCopies`] and [`HandError::RedFives`]
    /// over concealed tiles and melds together.
    pub fn with_melds(&self, melds: &[Meld]) -> Result<Hand, HandError> {
        let hand = Hand::checked(&self.counts, self.reds, melds)?;
        if hand.melds_are_assumed() {
            return Err(HandError::MeldCount {
                tiles: self.size(),
                melds: 0,
                room: self.meld_count(),
            });
        }
        Ok(hand)
    }

    /// The hand of all its parts: the counts of concealed tiles by tile index, how many of the
    /// fives among them are red (of characters, circles and bamboos), and the melds, of which none
    /// means, with fewer than 13 tiles, that they are assumed.
    ///
    /// ```
    /// use tenpai::Hand;
    ///
    /// let hand: Hand = "406p11z[123m][555s](7777z)".parse()?;
    /// assert_eq!(Hand::from_parts(hand.counts(), [0, 1, 0], hand.melds())?, hand);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`Hand::from_counts`] and [`Hand::with_melds`], and
    /// [`HandError::RedWithoutFives`] for more red fives than fives.
    #[inline]
    pub fn from_parts(
        counts: &[u8; Tile::COUNT],
        red_fives: [u8; 3],
        melds: &[Meld],
    ) -> Result<Hand, HandError> {
        for (suit, red) in Suit::ALL.into_iter().zip(red_fives) {
            let fives = counts[Tile::five(suit).index()];
            if red > fives {
                return Err(HandError::RedWithoutFives { suit, red, fives });
            }
        }
        Hand::checked(counts, red_fives, melds)
    }

    /// The one place where a hand is made. No melds means: assumed where there is room for some.
    #[inline]
    pub(crate) fn checked(
        counts: &[u8; Tile::COUNT],
        reds: [u8; 3],
        melds: &[Meld],
    ) -> Result<Hand, HandError> {
        // Counts alone, the usual case, are checked by the engine. It finds too many copies of what
        // is in no meld too, so that all of the pile is searched only where it has to be told.
        if !melds.is_empty() || reds != [0; 3] {
            let mut held = Pile { counts: *counts, reds };
            let most = melds.iter().fold(0, |most, &meld| held.add_meld(meld).max(most));
            if most > COPIES || held.reds.iter().any(|&count| count > RED_FIVES) {
                held.check()?;
            }
        }
        let tiles = counts::check(counts)?;
        let mut hand = Hand {
            counts: *counts,
            reds,
            keys: Keys::of(counts),
            size: tiles,
            known_melds: melds.len() as u8,
            melds: [Hand::NO_MELD; MELDS],
        };
        let room = hand.meld_count();
        if !melds.is_empty() && melds.len() != room {
            return Err(HandError::MeldCount { tiles: hand.size(), melds: melds.len(), room });
        }
        hand.melds[..melds.len()].copy_from_slice(melds);
        Ok(hand)
    }

    /// The counts of the concealed tiles by tile index, red fives among the fives.
    pub const fn counts(&self) -> &[u8; Tile::COUNT] {
        &self.counts
    }

    /// How many of this tile are concealed, 0 to 4.
    #[inline]
    pub const fn count(&self, tile: Tile) -> u8 {
        self.counts[tile.index()]
    }

    /// How many red fives of this suit are concealed.
    #[inline]
    pub const fn red_fives(&self, suit: Suit) -> u8 {
        match suit {
            Suit::Honours => 0,
            _ => self.reds[suit as usize],
        }
    }

    /// The kinds of which a red five is concealed, and those of which a plain tile is.
    #[inline]
    pub(crate) fn red_and_plain_kinds(&self) -> (TileSet, TileSet) {
        let mut kinds = (0, u64::MAX);
        for (suit, &reds) in self.reds.iter().enumerate() {
            let five = 9 * suit + 4;
            kinds.0 |= u64::from(reds > 0) << five;
            kinds.1 &= !(u64::from(self.counts[five] == reds) << five);
        }
        (TileSet::of_kinds(kinds.0), TileSet::of_kinds(kinds.1))
    }

    /// How many of exactly this piece are concealed: a red five is not a plain five.
    #[inline]
    pub const fn count_piece(&self, piece: Piece) -> u8 {
        let tile = piece.tile();
        let reds = match tile.rank() {
            5 => self.red_fives(tile.suit()),
            _ => 0,
        };
        if piece.is_red() { reds } else { self.count(tile) - reds }
    }

    /// The concealed tiles one by one in tile order, a red five before the plain ones.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> {
        Tile::all().flat_map(|tile| {
            let red = Piece::red_five(tile.suit()).ok().filter(|red| red.tile() == tile);
            let reds = red.map_or(0, |red| self.count_piece(red));
            let plain = self.count(tile) - reds;
            (0..reds).filter_map(move |_| red).chain((0..plain).map(move |_| Piece::plain(tile)))
        })
    }

    /// The melds that are known, in the order in which they came; empty also where they are
    /// assumed.
    #[inline]
    pub fn melds(&self) -> &[Meld] {
        &self.melds[..usize::from(self.known_melds)]
    }

    /// Whether the hand has called melds that nobody named.
    #[inline]
    pub const fn melds_are_assumed(&self) -> bool {
        self.known_melds == 0 && self.meld_count() > 0
    }

    /// The number of concealed tiles: 1, 2, 4, 5, 7, 8, 10, 11, 13 or 14.
    #[inline]
    pub const fn size(&self) -> usize {
        self.size as usize
    }

    /// The melds that the concealed tiles have still to make, 0 to 4.
    pub const fn melds_wanted(&self) -> usize {
        self.size() / 3
    }

    #[inline]
    pub(crate) const fn keys(&self) -> &Keys {
        &self.keys
    }

    /// How many melds lie beside the concealed tiles, known or assumed, 0 to 4.
    #[inline]
    pub const fn meld_count(&self) -> usize {
        MELDS - self.melds_wanted()
    }

    /// Whether the hand is to draw or to discard.
    #[inline]
    pub const fn turn(&self) -> Turn {
        if self.size() % 3 == 1 { Turn::ToDraw } else { Turn::ToDiscard }
    }

    /// The copies of each tile in the hand's melds.
    #[inline]
    pub(crate) fn copies_in_melds(&self) -> Copies {
        let of_meld = |meld: &Meld| {
            let (kinds, copies) = match meld.kind() {
                MeldKind::Chi => (0b111, 1),
                kind => (1, kind.tiles()),
            };
            Copies::of_kinds(kinds << meld.tile().index(), copies)
        };
        // A hand never has more than four of a kind.
        let add = |all: Copies, meld: &Meld| all.plus(of_meld(meld)).unwrap_or(all);
        self.melds().iter().fold(Copies::NONE, add)
    }

    /// The copies of each tile that are neither concealed, as these are, nor in the hand's melds.
    #[inline]
    pub(crate) fn left(&self, held: Copies) -> Copies {
        held.to_four().minus(self.copies_in_melds())
    }

    /// One more concealed piece, which can come to this hand.
    #[inline]
    pub(crate) fn put(&mut self, piece: Piece) {
        let index = piece.tile().index();
        self.counts[index] += 1;
        self.keys.add(index as u8);
        if piece.is_red() {
            self.reds[piece.tile().suit() as usize] += 1;
        }
        self.size += 1;
    }

    /// One concealed piece less.
    #[inline]
    pub(crate) fn take(&mut self, piece: Piece) -> Result<(), HandError> {
        if self.count_piece(piece) == 0 {
            return Err(HandError::NotHeld { piece, wanted: 1, held: 0 });
        }
        let index = piece.tile().index();
        self.counts[index] -= 1;
        self.keys.remove(index as u8);
        if piece.is_red() {
            self.reds[piece.tile().suit() as usize] -= 1;
        }
        self.size -= 1;
        Ok(())
    }

    /// That the piece can come to this hand: that not all copies of it are here already.
    #[inline]
    pub(crate) fn expect_room_for(&self, piece: Piece) -> Result<(), HandError> {
        let tile = piece.tile();
        let mut count = self.count(tile) + 1;
        let mut reds = self.red_fives(tile.suit()) + 1;
        for laid in self.melds().iter().flat_map(|meld| meld.pieces()) {
            count += u8::from(laid.tile() == tile);
            reds += u8::from(laid == piece);
        }
        if count > COPIES {
            return Err(HandError::TooManyCopies { tile, count });
        }
        if piece.is_red() && reds > RED_FIVES {
            return Err(HandError::RedFives { suit: tile.suit(), count: reds });
        }
        Ok(())
    }

    /// Lays down a meld made with these concealed pieces.
    pub(crate) fn lay_down(&mut self, meld: Meld, held: &[Piece]) -> Result<(), HandError> {
        let mut next = *self;
        for &piece in held {
            let wanted = held.iter().filter(|&&other| other == piece).count() as u8;
            if self.count_piece(piece) < wanted {
                return Err(HandError::NotHeld { piece, wanted, held: self.count_piece(piece) });
            }
            next.take(piece)?;
        }
        // A hand with four melds has one or two concealed tiles, too few to lay any down, so there
        // always is a place.
        let Some(place) = next.melds.get_mut(usize::from(next.known_melds)) else {
            return Err(HandError::Size { tiles: next.size() });
        };
        *place = meld;
        next.known_melds += 1;
        *self = next;
        Ok(())
    }

    /// Puts a kan in the place of the pon that it was.
    pub(crate) fn make_kan(&mut self, place: usize, kan: Meld) {
        self.melds[place] = kan;
    }

    /// That it is this turn, or the error that says it is the other.
    #[inline]
    pub(crate) fn expect_turn(&self, turn: Turn) -> Result<(), TurnError> {
        if self.turn() == turn {
            Ok(())
        } else {
            Err(TurnError { tiles: self.size(), wanted: turn })
        }
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hand({self})")
    }
}

impl fmt::Display for Hand {
    /// The canonical text, which parses to an equal hand.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_pieces(f, self.pieces())?;
        self.melds().iter().try_for_each(|meld| write!(f, "{meld}"))
    }
}

/// Any number of tiles, not yet a hand. Counts stop at 255, far above what [`Pile::check`] allows.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pile {
    pub(crate) counts: [u8; Tile::COUNT],
    pub(crate) reds: [u8; 3],
}

impl Pile {
    pub(crate) const EMPTY: Pile = Pile { counts: [0; Tile::COUNT], reds: [0; 3] };

    pub(crate) fn add(&mut self, piece: Piece) {
        let tile = piece.tile();
        let count = &mut self.counts[tile.index()];
        *count = count.saturating_add(1);
        if piece.is_red() {
            let reds = &mut self.reds[tile.suit() as usize];
            *reds = reds.saturating_add(1);
        }
    }

    /// Adds the pieces of a meld, and returns the most copies that one of its tiles now has.
    fn add_meld(&mut self, meld: Meld) -> u8 {
        let mut most = 0;
        for tile in meld.tiles() {
            let count = &mut self.counts[tile.index()];
            *count = count.saturating_add(1);
            most = most.max(*count);
        }
        // Honours have no red fives and no place for them.
        if let Some(reds) = self.reds.get_mut(meld.tile().suit() as usize) {
            *reds = reds.saturating_add(meld.red_fives());
        }
        most
    }

    /// That nobody holds more of a tile than there are.
    #[cold]
    fn check(&self) -> Result<(), HandError> {
        if let Some(index) = self.counts.iter().position(|&count| count > COPIES) {
            let count = self.counts[index];
            return Err(HandError::TooManyCopies { tile: Tile::at(index), count });
        }
        for (suit, count) in Suit::ALL.into_iter().zip(self.reds) {
            if count > RED_FIVES {
                return Err(HandError::RedFives { suit, count });
            }
        }
        Ok(())
    }
}
