//! What happens to a hand in a game. Each change ends in a legal hand, or leaves it as it was.

use super::{Hand, HandError, Turn};
use crate::meld::{Meld, MeldKind};
use crate::tile::{COPIES, Piece, RED_FIVES, Tile};

impl Hand {
    /// Draws a tile.
    ///
    /// # Errors
    ///
    /// [`HandError::Turn`] when the hand is to discard, [`HandError::TooManyCopies`] for the fifth
    /// copy and [`HandError::RedFives`] for the second red five of a suit.
    #[inline]
    pub fn draw(&mut self, piece: Piece) -> Result<(), HandError> {
        self.expect_turn(Turn::ToDraw)?;
        self.expect_room_for(piece)?;
        self.put(piece);
        Ok(())
    }

    /// Discards a tile. A red five is thrown as a red five, a plain one as a plain one.
    ///
    /// # Errors
    ///
    /// [`HandError::Turn`] when the hand is to draw, [`HandError::NotHeld`] when it does not hold
    /// that piece.
    #[inline]
    pub fn discard(&mut self, piece: Piece) -> Result<(), HandError> {
        self.expect_turn(Turn::ToDiscard)?;
        self.take(piece)
    }

    /// Calls a discarded tile for a run with two concealed ones; then the hand is to discard.
    ///
    /// # Errors
    ///
    /// [`HandError::Turn`] when the hand is to discard, [`HandError::MeldsAssumed`] when its melds
    /// are not known, [`HandError::Meld`] when the three are no run, [`HandError::NotHeld`] when
    /// one of the two is not concealed, [`HandError::TooManyCopies`] and [`HandError::RedFives`]
    /// when the called piece cannot exist.
    pub fn chi(&mut self, called: Piece, with: [Piece; 2]) -> Result<(), HandError> {
        self.call(MeldKind::Chi, called, &with)
    }

    /// Calls a discarded tile for a triplet with two concealed ones; then the hand is to discard.
    ///
    /// # Errors
    ///
    /// As [`Hand::chi`], with [`HandError::Meld`] when the three are not equal.
    pub fn pon(&mut self, called: Piece, with: [Piece; 2]) -> Result<(), HandError> {
        self.call(MeldKind::Pon, called, &with)
    }

    /// Calls a discarded tile for a kan with the three concealed ones, red or not; then the hand is
    /// to draw.
    ///
    /// # Errors
    ///
    /// [`HandError::Turn`] when the hand is to discard, [`HandError::MeldsAssumed`] when its melds
    /// are not known, [`HandError::NotHeld`] when it does not hold three, [`HandError::RedFives`] when
    /// the called piece cannot exist.
    pub fn open_kan(&mut self, called: Piece) -> Result<(), HandError> {
        self.expect_turn(Turn::ToDraw)?;
        self.expect_known_melds()?;
        let mut held = [called; 3];
        self.fill_from_hand(called.tile(), &mut held)?;
        self.call(MeldKind::OpenKan, called, &held)
    }

    /// Lays down four concealed tiles as a kan; then the hand is to draw.
    ///
    /// # Errors
    ///
    /// [`HandError::Turn`] when the hand is to draw, [`HandError::MeldsAssumed`] when its melds are
    /// not known, [`HandError::NotHeld`] when it does not hold all four.
    pub fn concealed_kan(&mut self, tile: Tile) -> Result<(), HandError> {
        self.expect_turn(Turn::ToDiscard)?;
        self.expect_known_melds()?;
        let mut held = [Piece::plain(tile); 4];
        self.fill_from_hand(tile, &mut held)?;
        self.lay_down(Meld::new(MeldKind::ConcealedKan, &held)?, &held)
    }

    /// Adds the fourth tile, a concealed one, to a pon (kakan); then the hand is to draw.
    ///
    /// # Errors
    ///
    /// [`HandError::Turn`] when the hand is to draw, [`HandError::MeldsAssumed`] when its melds are
    /// not known, [`HandError::NoPon`] without that pon, [`HandError::NotHeld`] when the piece is
    /// not concealed, [`HandError::Meld`] when both are red fives.
    pub fn added_kan(&mut self, piece: Piece) -> Result<(), HandError> {
        let tile = piece.tile();
        self.expect_turn(Turn::ToDiscard)?;
        self.expect_known_melds()?;
        let is_its_pon = |meld: &Meld| meld.kind() == MeldKind::Pon && meld.tile() == tile;
        let Some(place) = self.melds().iter().position(is_its_pon) else {
            return Err(HandError::NoPon { tile });
        };
        let mut four = [piece; 4];
        for (slot, laid) in four.iter_mut().zip(self.melds[place].pieces()) {
            *slot = laid;
        }
        let kan = Meld::new(MeldKind::OpenKan, &four)?;
        self.take(piece)?;
        self.melds[place] = kan;
        Ok(())
    }

    fn call(&mut self, kind: MeldKind, called: Piece, held: &[Piece]) -> Result<(), HandError> {
        self.expect_turn(Turn::ToDraw)?;
        self.expect_known_melds()?;
        self.expect_room_for(called)?;
        let mut pieces = [called; 4];
        pieces[1..=held.len()].copy_from_slice(held);
        self.lay_down(Meld::new(kind, &pieces[..=held.len()])?, held)
    }

    fn lay_down(&mut self, meld: Meld, held: &[Piece]) -> Result<(), HandError> {
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

    /// The concealed pieces of this tile, a red five first, as many as there are places.
    fn fill_from_hand(&self, tile: Tile, places: &mut [Piece]) -> Result<(), HandError> {
        let (wanted, held) = (places.len() as u8, self.count(tile));
        if held < wanted {
            return Err(HandError::NotHeld { piece: tile.into(), wanted, held });
        }
        let pieces = self.pieces().filter(|piece| piece.tile() == tile);
        places.iter_mut().zip(pieces).for_each(|(place, piece)| *place = piece);
        Ok(())
    }

    fn expect_known_melds(&self) -> Result<(), HandError> {
        if self.melds_are_assumed() { Err(HandError::MeldsAssumed) } else { Ok(()) }
    }

    /// That the piece can come to this hand: that not all copies of it are here already.
    #[inline]
    fn expect_room_for(&self, piece: Piece) -> Result<(), HandError> {
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

    #[inline]
    fn put(&mut self, piece: Piece) {
        let index = piece.tile().index();
        self.counts[index] += 1;
        self.keys.add(index as u8);
        if piece.is_red() {
            self.reds[piece.tile().suit() as usize] += 1;
        }
        self.size += 1;
    }

    #[inline]
    fn take(&mut self, piece: Piece) -> Result<(), HandError> {
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
}
