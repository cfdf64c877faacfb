//! The bytes of an input, taken from the front. Behind the last one all are zero.

pub(crate) struct Bytes<'b> {
    left: &'b [u8],
}

impl<'b> Bytes<'b> {
    pub(crate) fn new(left: &'b [u8]) -> Bytes<'b> {
        Bytes { left }
    }

    pub(crate) fn byte(&mut self) -> u8 {
        match self.left.split_first() {
            Some((&first, left)) => {
                self.left = left;
                first
            }
            None => 0,
        }
    }

    pub(crate) fn array<const N: usize>(&mut self) -> [u8; N] {
        [(); N].map(|()| self.byte())
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        usize::from(self.byte()) % end
    }

    /// Whether to do what is to be done in one of so many inputs; zero bytes never do it.
    pub(crate) fn one_in(&mut self, many: usize) -> bool {
        self.below(many) == many - 1
    }
}
