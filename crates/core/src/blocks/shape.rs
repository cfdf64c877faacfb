//! The groups of a block without its place on the board, and the two tests that judge them.

/// The numbers of tiles in the groups of a block as the digits of an octal number, the lowest group
/// as the lowest digit.
///
/// Groups have up to five tiles, since a fifth copy is judged as well, and a block has at most nine
/// of them and one beyond the edge that it is tried with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Shape(u32);

/// The bits of one octal digit.
const DIGIT: u32 = 3;

impl Shape {
    pub(crate) const EMPTY: Shape = Shape(0);

    /// How many groups there are.
    pub(crate) const fn groups(self) -> usize {
        (u32::BITS - self.0.leading_zeros()).div_ceil(DIGIT) as usize
    }

    /// The number of tiles in a group, counted from the lowest.
    pub(crate) const fn group(self, place: usize) -> u8 {
        (self.0 >> (DIGIT * place as u32) & 7) as u8
    }

    /// With one more group above the highest.
    pub(crate) const fn with_highest(self, tiles: u8) -> Shape {
        Shape(self.0 | (tiles as u32) << (DIGIT * self.groups() as u32))
    }

    /// With a new group of one tile below the lowest.
    pub(crate) const fn with_lowest_below(self) -> Shape {
        Shape(self.0 << DIGIT | 1)
    }

    /// With one more tile in a group, or in a new one just above the highest.
    pub(crate) const fn with(self, place: usize) -> Shape {
        Shape(self.0 + (1 << (DIGIT * place as u32)))
    }

    /// Without one tile of the lowest group.
    pub(crate) const fn without_lowest(self) -> Shape {
        Shape(self.0 - 1)
    }

    /// Without one tile of the highest group.
    pub(crate) const fn without_highest(self) -> Shape {
        Shape(self.0 - (1 << (DIGIT * (self.groups() as u32 - 1))))
    }

    /// Whether it is melds and nothing else; nothing at all is no melds, and complete.
    ///
    /// From the low end: three, four or five equal tiles give up a triplet, and each tile left must
    /// start a run, which takes a tile from both groups above. Taking the triplet first is never
    /// wrong: three runs that start together are also three triplets.
    pub(crate) const fn is_melds(self) -> bool {
        let mut rest = self.0;
        while rest != 0 {
            let runs = (rest & 7) % 3;
            rest >>= DIGIT;
            if rest & 7 < runs || rest >> DIGIT & 7 < runs {
                return false;
            }
            rest -= runs << DIGIT | runs;
        }
        true
    }

    /// Whether it is melds and one pair.
    pub(crate) fn is_melds_and_pair(self) -> bool {
        (0..self.groups())
            .filter(|&place| self.group(place) >= 2)
            .any(|place| Shape(self.0 - (2 << (DIGIT * place as u32))).is_melds())
    }
}

#[cfg(test)]
mod tests {
    use super::Shape;

    fn shape(groups: &[u8]) -> Shape {
        groups.iter().fold(Shape::EMPTY, |shape, &tiles| shape.with_highest(tiles))
    }

    #[test]
    fn melds_are_triplets_and_runs() {
        for melds in [&[3][..], &[1, 1, 1], &[3, 3, 3], &[4, 1, 1], &[1, 2, 3, 2, 1], &[2, 2, 2]] {
            assert!(shape(melds).is_melds(), "{melds:?}");
        }
        for others in [&[1][..], &[2], &[4], &[5], &[1, 1], &[1, 3, 2], &[2, 1, 1, 2], &[4, 3, 2]] {
            assert!(!shape(others).is_melds(), "{others:?}");
        }
    }

    #[test]
    fn the_pair_can_stand_anywhere() {
        for complete in [&[2][..], &[5], &[3, 1, 1, 3], &[1, 1, 3], &[2, 1, 1, 1], &[4, 2, 2]] {
            assert!(shape(complete).is_melds_and_pair(), "{complete:?}");
        }
        for others in [&[1, 1][..], &[1, 1, 1], &[4, 1], &[2, 2, 1]] {
            assert!(!shape(others).is_melds_and_pair(), "{others:?}");
        }
    }

    #[test]
    fn edges_and_neighbours() {
        let block = shape(&[2, 1]);
        assert_eq!(block.groups(), 2);
        assert_eq!(block.without_highest(), shape(&[2]));
        assert_eq!(block.without_lowest(), shape(&[1, 1]));
        assert_eq!(block.with_lowest_below(), shape(&[1, 2, 1]));
        assert_eq!(block.with(0), shape(&[3, 1]));
        assert_eq!(block.with(2), shape(&[2, 1, 1]));
        assert_eq!(shape(&[1]).without_lowest(), Shape::EMPTY);
    }
}
