//! Why a call failed: the core's errors and those of the border, and the struct that tells them.

use std::fmt;

use libc::c_char;
use tenpai::formula::CountsError;
use tenpai::{
    BatchError, CallError, HandError, JudgeError, MeldError, ParseError, SeenError, Tile,
    TileError, TurnError,
};

use crate::status::*;
use crate::text::FixedText;

/// The `offset` of an error that concerns no place in a text.
pub const TENPAI_NO_OFFSET: u32 = 4294967295;
/// The `tile` of an error that concerns no tile.
pub const TENPAI_NO_TILE: u8 = 255;

/// The `hand` of an error that concerns no hand of a batch.
pub const TENPAI_NO_HAND: u32 = 4294967295;

/// What was wrong in detail, written by a function that fails. It holds no pointer.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct tenpai_error {
    /// The status that the function returned.
    pub status: tenpai_status,
    /// Where in the text, in bytes from its start, or `TENPAI_NO_OFFSET`.
    pub offset: u32,
    /// The tile in question, 0 to 33, or `TENPAI_NO_TILE`: with `TENPAI_TOO_MANY_COPIES` that of
    /// the copies, with `TENPAI_RED_FIVES` the five, or the tile that is said to be red and is no
    /// five, or the lowest of a meld without one, with `TENPAI_BAD_MELD` the lowest tile of a run
    /// that cannot be, with `TENPAI_ABSENT_TILE` that tile, with `TENPAI_NO_CHI` the lowest of the
    /// chi, with `TENPAI_BAD_CALL` the tile that is called, where the hand cannot make the call.
    pub tile: u8,
    /// With `TENPAI_TOO_MANY_COPIES` the copies that hand and table show together, or of what has
    /// too many by itself just those, with `TENPAI_RED_FIVES` the red fives, or what says that a
    /// tile is one, with `TENPAI_BAD_SIZE` the concealed tiles, with `TENPAI_MELD_COUNT` the
    /// melds, with `TENPAI_BUFFER_TOO_SMALL` the places that the output takes; 255 for as many or
    /// more. Otherwise 0.
    pub count: u8,
    /// Zero.
    pub reserved: [u8; 2],
    /// The place among the hands of a batch, from 0, of the first that is no hand or cannot be by
    /// the rules, or `TENPAI_NO_HAND`.
    pub hand: u32,
    /// The error in English: UTF-8, NUL-terminated, without an end mark. A longer one is cut
    /// between two characters.
    pub message: [c_char; 112],
}

/// Why a call failed. It becomes a [`tenpai_error`] only where there is one to fill.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Failure {
    Internal,
    Null { name: &'static str },
    BadRules { what: &'static str },
    BufferTooSmall { needed: usize, capacity: usize },
    Reserved { of: &'static str },
    TextLength,
    NotUtf8 { offset: usize },
    Text(ParseError),
    Hand(HandError),
    Batch(BatchError),
    InBatch { index: usize, error: JudgeError },
    HandsGiven { hands: usize },
    Tile(TileError),
    Turn(TurnError),
    Seen(SeenError),
    Judge(JudgeError),
    Call(CallError),
    RedPiece { tile: Tile, count: u8 },
    Discarder { value: u8 },
    CallKind { kind: u8 },
    NoDiscard { kind: u8 },
    ToDraw { tiles: usize },
    Readings { value: u8 },
    FormulaCounts(CountsError),
    MeldKind { place: usize, kind: u8 },
    MeldTile { place: usize, tile: u8 },
    Meld { place: usize, error: MeldError },
    MeldsGiven { melds: usize },
    MeldNotCounted { place: usize },
    BlockKinds { bits: u8 },
    Shape { value: u8 },
}

impl Failure {
    /// The status that stands for it.
    pub(crate) fn status(&self) -> tenpai_status {
        match *self {
            Failure::Internal => TENPAI_INTERNAL,
            Failure::Null { .. } => TENPAI_NULL,
            Failure::BadRules { .. } => TENPAI_BAD_RULES,
            Failure::BufferTooSmall { .. } => TENPAI_BUFFER_TOO_SMALL,
            Failure::Reserved { .. } => TENPAI_RESERVED,
            Failure::TextLength | Failure::NotUtf8 { .. } => TENPAI_BAD_TEXT,
            Failure::Text(error) => of_text(error),
            Failure::Hand(error) => of_hand(error),
            Failure::Batch(error) => of_batch(error),
            Failure::HandsGiven { .. } => TENPAI_BAD_COUNT,
            Failure::Tile(_) | Failure::MeldTile { .. } => TENPAI_BAD_TILE,
            Failure::Turn(_) | Failure::ToDraw { .. } => TENPAI_WRONG_TURN,
            Failure::Seen(_) => TENPAI_TOO_MANY_COPIES,
            Failure::Judge(error) | Failure::InBatch { error, .. } => of_judge(error),
            Failure::Call(error) => of_call(error),
            Failure::RedPiece { .. } => TENPAI_RED_FIVES,
            Failure::Discarder { .. } => TENPAI_BAD_DISCARDER,
            Failure::CallKind { .. } | Failure::NoDiscard { .. } => TENPAI_BAD_CALL,
            Failure::Readings { .. } => TENPAI_BAD_READINGS,
            Failure::FormulaCounts(_) => TENPAI_BAD_FORMULA_COUNTS,
            Failure::MeldKind { .. } => TENPAI_BAD_MELD,
            Failure::Meld { error, .. } => of_meld(error),
            Failure::MeldsGiven { .. } | Failure::MeldNotCounted { .. } => TENPAI_MELD_COUNT,
            Failure::BlockKinds { .. } => TENPAI_BAD_BLOCK_KINDS,
            Failure::Shape { .. } => TENPAI_BAD_SHAPE,
        }
    }

    /// Where in the text.
    fn offset(&self) -> Option<usize> {
        match self {
            Failure::NotUtf8 { offset } => Some(*offset),
            Failure::Text(error) => error.offset(),
            _ => None,
        }
    }

    /// Which hand of a batch.
    fn hand(&self) -> Option<usize> {
        match *self {
            Failure::Batch(BatchError::Hand { index, .. }) | Failure::InBatch { index, .. } => {
                Some(index)
            }
            _ => None,
        }
    }

    /// The core's error about the hand, wherever it came from.
    fn about_hand(&self) -> Option<HandError> {
        match *self {
            Failure::Text(ParseError::Hand(error))
            | Failure::Hand(error)
            | Failure::Call(CallError::Hand(error))
            | Failure::Batch(BatchError::Hand { error, .. }) => Some(error),
            Failure::Text(ParseError::Meld { error, .. }) | Failure::Meld { error, .. } => {
                Some(HandError::Meld(error))
            }
            _ => None,
        }
    }

    /// The core's error about the hand by its rules or with what is seen.
    fn about_judging(&self) -> Option<JudgeError> {
        match *self {
            Failure::Judge(error)
            | Failure::Call(CallError::Judge(error))
            | Failure::InBatch { error, .. } => Some(error),
            Failure::Seen(SeenError { tile, count, .. }) => {
                Some(JudgeError::TooManyCopies { tile, count })
            }
            _ => None,
        }
    }

    /// The tile in question.
    fn tile(&self) -> Option<Tile> {
        match (self.about_judging(), *self) {
            (Some(JudgeError::TooManyCopies { tile, .. } | JudgeError::Absent { tile }), _)
            | (_, Failure::RedPiece { tile, .. }) => return Some(tile),
            (Some(JudgeError::Chi { meld }), _) => return Some(meld.tile()),
            (_, Failure::Call(CallError::Unavailable { called, .. })) => {
                return Some(called.tile());
            }
            _ => {}
        }
        match self.about_hand()? {
            HandError::TooManyCopies { tile, .. }
            | HandError::Meld(MeldError::RunStart { tile }) => Some(tile),
            HandError::RedFives { suit, .. }
            | HandError::RedWithoutFives { suit, .. }
            | HandError::Meld(MeldError::RedFives { suit, .. }) => Tile::of(suit, 5).ok(),
            HandError::Meld(MeldError::RedWithoutFive { meld, .. }) => Some(meld.tile()),
            _ => None,
        }
    }

    /// The number in question.
    fn count(&self) -> usize {
        if let Some(JudgeError::TooManyCopies { count, .. }) = self.about_judging() {
            return count.into();
        }
        match (self.about_hand(), *self) {
            (Some(HandError::TooManyCopies { count, .. }), _)
            | (Some(HandError::RedFives { count, .. }), _)
            | (Some(HandError::Meld(MeldError::RedFives { count, .. })), _)
            | (Some(HandError::Meld(MeldError::RedWithoutFive { count, .. })), _) => count.into(),
            (Some(HandError::Size { tiles }), _) => tiles,
            (Some(HandError::MeldCount { melds, .. }), _) => melds,
            (_, Failure::MeldsGiven { melds }) => melds,
            (_, Failure::MeldNotCounted { place }) => place + 1,
            (_, Failure::RedPiece { count, .. }) => count.into(),
            (_, Failure::BufferTooSmall { needed, .. }) => needed,
            (Some(HandError::RedWithoutFives { red, .. }), _) => red.into(),
            (_, Failure::Text(ParseError::SecondRedFive { .. })) => 2,
            (_, Failure::Text(ParseError::TooManyMelds { .. })) => 5,
            _ => 0,
        }
    }
}

fn of_text(error: ParseError) -> tenpai_status {
    match error {
        ParseError::UnknownHonour { .. } => TENPAI_BAD_TILE,
        ParseError::SecondRedFive { .. } => TENPAI_RED_FIVES,
        ParseError::Meld { error, .. } => of_meld(error),
        ParseError::TooManyMelds { .. } => TENPAI_MELD_COUNT,
        ParseError::Hand(error) => of_hand(error),
        _ => TENPAI_BAD_TEXT,
    }
}

fn of_hand(error: HandError) -> tenpai_status {
    match error {
        HandError::TooManyCopies { .. } => TENPAI_TOO_MANY_COPIES,
        HandError::Size { .. } => TENPAI_BAD_SIZE,
        HandError::MeldCount { .. } => TENPAI_MELD_COUNT,
        HandError::RedFives { .. } | HandError::RedWithoutFives { .. } => TENPAI_RED_FIVES,
        HandError::Meld(error) => of_meld(error),
        HandError::Turn(_) => TENPAI_WRONG_TURN,
        HandError::MeldsAssumed => TENPAI_MELDS_ASSUMED,
        // The others come from changes to a hand, which nothing here makes.
        _ => TENPAI_INTERNAL,
    }
}

fn of_judge(error: JudgeError) -> tenpai_status {
    match error {
        JudgeError::TooManyCopies { .. } => TENPAI_TOO_MANY_COPIES,
        JudgeError::Absent { .. } => TENPAI_ABSENT_TILE,
        JudgeError::Chi { .. } => TENPAI_NO_CHI,
        _ => TENPAI_INTERNAL,
    }
}

fn of_call(error: CallError) -> tenpai_status {
    match error {
        CallError::Hand(error) => of_hand(error),
        CallError::Judge(error) => of_judge(error),
        CallError::Unavailable { .. } => TENPAI_BAD_CALL,
        _ => TENPAI_INTERNAL,
    }
}

fn of_batch(error: BatchError) -> tenpai_status {
    match error {
        BatchError::Hand { error, .. } => of_hand(error),
        // The others concern slices of Rust.
        _ => TENPAI_INTERNAL,
    }
}

fn of_meld(error: MeldError) -> tenpai_status {
    match error {
        MeldError::RedFives { .. } | MeldError::RedWithoutFive { .. } => TENPAI_RED_FIVES,
        _ => TENPAI_BAD_MELD,
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Failure::Internal => f.write_str(&message(TENPAI_INTERNAL).to_string_lossy()),
            Failure::Null { name } => write!(f, "{name} is NULL and must not be"),
            Failure::BadRules { what } => {
                write!(f, "unknown {what} in the rules: zero is the default")
            }
            Failure::BufferTooSmall { needed, capacity } => {
                write!(f, "the output takes {needed} places and there are {capacity}")
            }
            Failure::Reserved { of } => {
                write!(f, "reserved bytes of {of} are not zero: zero it before filling it")
            }
            Failure::TextLength => f.write_str("the length of the text is larger than any text"),
            Failure::NotUtf8 { offset } => {
                write!(f, "no UTF-8 at byte {offset}: use digits, m p s z, [ ] and ( )")
            }
            Failure::Text(error) => error.fmt(f),
            Failure::Hand(error) => error.fmt(f),
            Failure::Batch(error) => error.fmt(f),
            Failure::InBatch { index, error } => write!(f, "hand {index}: {error}"),
            Failure::HandsGiven { hands } => write!(f, "no memory holds {hands} hands"),
            Failure::Tile(error) => error.fmt(f),
            Failure::Turn(error) => error.fmt(f),
            Failure::Seen(error) => error.fmt(f),
            Failure::Judge(error) => error.fmt(f),
            Failure::Call(error) => error.fmt(f),
            Failure::RedPiece { tile, count } => {
                write!(f, "a red flag of {count} for {tile}: use 1 for a red five, else 0")
            }
            Failure::Discarder { value } => {
                write!(f, "discarder {value} does not exist: use the TENPAI_FROM values")
            }
            Failure::CallKind { kind } => {
                write!(f, "kind {kind} of call does not exist: use the TENPAI_CALL values")
            }
            Failure::NoDiscard { kind } => {
                write!(f, "no discard follows a call of kind {kind}: use a chi or a pon")
            }
            Failure::ToDraw { tiles } => write!(
                f,
                "the hand has to draw first: it has {tiles} concealed, and this takes 2, 5, 8, 11 or \
                 14 with the winning tile"
            ),
            Failure::Readings { value } => {
                write!(f, "readings {value} do not exist: use the TENPAI_READINGS values")
            }
            Failure::FormulaCounts(error) => error.fmt(f),
            Failure::MeldKind { place, kind } => {
                write!(f, "kind {kind} of meld {place} does not exist: use the TENPAI_MELD values")
            }
            Failure::MeldTile { place, tile } => {
                write!(f, "tile {tile} of meld {place} does not exist: use 0 to 33")
            }
            Failure::Meld { place, error } => write!(f, "meld {place}: {error}"),
            Failure::MeldsGiven { melds } => write!(f, "{melds} melds: there are at most four"),
            Failure::MeldNotCounted { place } => {
                write!(f, "meld {place} is filled and not counted: raise meld_count or zero it")
            }
            Failure::BlockKinds { bits } => {
                write!(f, "block kinds {bits:#x} have unknown bits: use the TENPAI_BLOCK bits")
            }
            Failure::Shape { value } => {
                write!(f, "shape {value} of a wait does not exist: use the TENPAI_SHAPE values")
            }
        }
    }
}

impl From<Failure> for tenpai_error {
    fn from(failure: Failure) -> tenpai_error {
        let or = |none, at: Option<usize>| at.and_then(|at| at.try_into().ok()).unwrap_or(none);
        tenpai_error {
            status: failure.status(),
            offset: or(TENPAI_NO_OFFSET, failure.offset()),
            tile: failure.tile().map_or(TENPAI_NO_TILE, |tile| tile.index() as u8),
            count: u8::try_from(failure.count()).unwrap_or(u8::MAX),
            reserved: [0; 2],
            hand: or(TENPAI_NO_HAND, failure.hand()),
            message: FixedText::cut(&failure).into_chars(),
        }
    }
}
