//! Whether counts are a hand, when nothing else of them is wanted yet.

use super::Flaw;
use super::counts::{at_most_four, eight};

/// The number of tiles of counts that are a hand, or what is wrong with them: what
/// [`Summary::checked`] says, without summing up.
///
/// [`Summary::checked`]: super::Summary::checked
#[inline]
pub(crate) fn check(counts: &[u8; 34]) -> Result<u8, Flaw> {
    if at_most_four(counts) {
        let tiles = total(counts);
        if is_hand_size(tiles) {
            return Ok(tiles);
        }
    }
    Err(Flaw::of(counts))
}

/// The numbers of tiles that the concealed part of a hand can have, as bits: 1, 2, 4, 5 and so on
/// to 14.
const HAND_SIZES: u64 = 0b0110_1101_1011_0110;

#[inline]
fn is_hand_size(tiles: u8) -> bool {
    tiles < 16 && (HAND_SIZES >> tiles) & 1 == 1
}

/// The number of tiles, where no kind is held more than four times.
#[inline]
fn total(counts: &[u8; 34]) -> u8 {
    // East comes after 9s, and the word that begins with 9s holds all honours behind it.
    let words = eight::<0>(counts) + eight::<9>(counts) + eight::<18>(counts) + eight::<26>(counts);
    // No byte is above 16 and their sum is at most 128, so the top byte of the product holds it.
    let sum = (words.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8;
    sum + counts[8] + counts[17]
}

#[cfg(test)]
mod tests {
    //! That it agrees with the check of those who are summed up.

    use super::*;
    use crate::distance::Summary;

    #[test]
    fn says_what_a_summary_says() {
        let mut random = 1_u64;
        let mut below = |end: u64| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            ((random >> 33) % end) as usize
        };
        let mut good = 0;
        for _ in 0..1_000_000 {
            let mut counts = [0; 34];
            for _ in 0..below(18) {
                let kind = below(34);
                counts[kind] += [1, 1, 2, 3][below(4)];
            }
            if below(8) == 0 {
                counts[below(34)] = [4, 5, 60, 127, 128, 132, 252, 255][below(8)];
            }
            assert_eq!(check(&counts), Summary::checked(&counts).map(Summary::tiles), "{counts:?}");
            good += u32::from(check(&counts).is_ok());
        }
        assert!(good > 100_000, "{good} hands");
        for count in 0..=u8::MAX {
            let counts = [count; 34];
            assert_eq!(check(&counts), Summary::checked(&counts).map(Summary::tiles), "{counts:?}");
        }
    }
}
