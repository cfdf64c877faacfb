//! A part of a hand within limits.

use crate::tile::Copies;

/// What a part holds of each kind and can come to hold at most; behind its last kind there is nothing.
#[derive(Clone, Copy)]
pub(super) struct Part {
    pub(super) held: [u8; 9],
    pub(super) limits: [u8; 9],
    pub(super) makes_runs: bool,
}

impl Part {
    pub(super) fn of(
        held: Copies,
        limits: Copies,
        (first, kinds): (usize, usize),
        makes_runs: bool,
    ) -> Self {
        let of_part = |copies: Copies| {
            let counts = copies.counts();
            core::array::from_fn(|place| if place < kinds { counts[first + place] } else { 0 })
        };
        Self { held: of_part(held), limits: of_part(limits), makes_runs }
    }

    /// With one more of the kind at this place.
    pub(super) fn drawing(mut self, place: u8) -> Self {
        self.held[usize::from(place) % 9] += 1;
        self
    }

    /// Without one of the kind at this place, which is held and of which no other can come then.
    pub(super) fn discarding(mut self, place: u8) -> Self {
        let place = usize::from(place) % 9;
        self.held[place] -= 1;
        self.limits[place] = self.held[place];
        self
    }
}
