//! What happens to a hand in a game. Each change ends in a legal hand, or leaves it as it was.

use crate::hand::{Hand, HandError, Meld, MeldKind, Turn};
use crate::tile::{Piece, Tile};

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
        for (slot, laid) in four.iter_mut().zip(self.melds()[place].pieces()) {
            *slot = laid;
        }
        let kan = Meld::new(MeldKind::OpenKan, &four)?;
        self.take(piece)?;
        self.make_kan(place, kan);
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
}
