//! The shanten number on paper: divide a hand, count the parts, and reckon.
//!
//! The library itself does not find its numbers so: [`Hand::shanten`](crate::Hand::shanten) looks
//! them up. This module is for people who learn the method or teach it. It takes a division of a
//! hand, says what is counted of it, and works the formula step by step. All of it is exact, and
//! the places where it ceases to be are told.
//!
//! ```
//! use tenpai::formula::Division;
//!
//! let division: Division = "123m 456p 11s* 57s 9m 3z 6z 7z".parse()?;
//! println!("{}", division.counts().worked()?);
//! assert_eq!(division.counts().shanten()?.number(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! 14 tiles: 4 melds wanted, and a head
//! rest: 14 - 3*2 - 2*1 - 2*1 - 0 - 0 = 4 tiles
//! the head is there: +0
//! useless: 0 honours to spend, 1 for partials, 8 for single tiles: 0 left, +0
//! shanten: -1 + 2*(4 - 2) - 1 + 0 + 0 = 2
//! ```
//!
//! # Divisions
//!
//! A complete hand in the general form is melds and a head: 14 tiles are four melds and a pair, and
//! after calls fewer melds are left to make. Call the melds that the concealed tiles have to make
//! *k*: then there are 3k+2 of them.
//!
//! Any hand can be divided into parts on the way there:
//!
//! ```text
//! 123m  456p  11s*  57s       9m  3z  6z  7z
//! meld  meld  head  partial   single tiles
//! ```
//!
//! - A *meld* is a run or a triplet.
//! - A *partial* is two tiles that one more makes a meld: `57s`, `56s`, `12s`, or a pair, `66z`.
//! - The *head* is one pair set apart, marked with a star here. The other pairs are partials.
//! - All other tiles are *single*.
//!
//! There are many divisions of a hand, and each has a number. The number of the hand is the least
//! of them. [`Division`] reads one from text, or takes the parts of a hand.
//!
//! # Draws
//!
//! How many tiles have to be drawn until a division is complete? A partial becomes a meld with one
//! tile. A single tile becomes one with two. So reckon two for every meld that is missing, and take
//! back one for every partial: `2*(k - melds) - partials`. If there is no head, a single tile
//! becomes one with one tile more. Tenpai is one draw before the end, so take away one:
//!
//! ```text
//! shanten = -1 + 2*(k - melds) - partials + (0 with a head, 1 without)
//! ```
//!
//! Each tile that is drawn takes the place of one that is thrown. Before its draw a hand has one
//! tile less, 3k+1, and for now it is reckoned in the same way.
//!
//! For the hand above it is `-1 + 2*(4 - 2) - 1 + 0 = 2`. For a complete one it is
//! `-1 + 2*0 - 0 + 0 = -1`.
//!
//! # No more than four
//!
//! Four melds are wanted, so there is room for four melds and partials together. A fifth has to go,
//! and its two tiles are single ones like any other:
//!
//! ```text
//! 12m 45m 78m 12p 45p 78p 12s       seven partials; three are broken up
//! ```
//!
//! Four partials are left, and one of the six loose tiles becomes the head with one draw:
//! `-1 + 2*4 - 4 + 1 = 4`. Who forgets this gets 1. It is the most common mistake there is; see
//! [`textbook::wrong::without_cap`].
//!
//! ```
//! use tenpai::formula::Division;
//!
//! let division: Division = "12m 45m 78m 12p 45p 78p 12s".parse()?;
//! assert_eq!(division.counts().shanten()?.number(), 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! So far this is the formula of the textbooks, [`textbook::shanten`]. Over all divisions its least
//! number is the *formal* one of every hand. That would be all, if there were as many copies of
//! each tile as one likes.
//!
//! # Tiles that cannot come
//!
//! There are four copies of each. A tile is *exhausted* when the hand holds all four itself. Nobody
//! can draw another, so all that waits for one waits in vain:
//!
//! ```text
//! 111m 1m           -1 + 2*(1 - 1) - 0 + 1 = 0, waiting for a fifth 1m
//! ```
//!
//! Two draws are needed here and not one, so the number is 1. What went wrong is that not every
//! single tile can become what the reckoning makes of it. There are three kinds of single tiles:
//!
//! | the single tile | becomes a head | becomes a meld |
//! | --- | --- | --- |
//! | *rest*: the hand does not hold all four | with 1 draw | with 2 draws |
//! | *exhausted suit tile*: `1m` of `1111m` | never | with 2 draws, as a run |
//! | *exhausted honour*: `1z` of `1111z` | never | never |
//!
//! (A tile of the rest may find fewer copies left than it needs for a meld. The others are then in
//! the hand, and a division that keeps them together is no worse.)
//!
//! An exhausted honour that stands alone is good for nothing. It is there to be thrown, and that is
//! worth something too: some tile has to go for each draw.
//!
//! Now for the parts of two tiles. Two equal exhausted tiles, `11m` of `1111m`, wait for nothing
//! and are never a partial: they are two single tiles. They can be the head, for a head waits for
//! nothing. Two different exhausted tiles, `12m` of `1111m2222m`, are a *dirty* partial: it waits
//! for `3m` like any other, but if it is broken up, what is left are two exhausted tiles and no
//! rest. A partial with one exhausted tile is a plain one.
//!
//! And a partial whose *missing* tile is held four times, `12m` beside `3333m`? It need not be
//! looked at. The tile that it waits for is in the hand, so another division has `123m` in it and
//! is no worse.
//!
//! # A meld out of nothing
//!
//! A missing meld takes one draw if there is a partial for it, two if there is a tile that can
//! grow, and if there is neither, all three:
//!
//! ```text
//! 111z 222z 333z 44z*  1z 2z 3z     three melds, the head, and nothing to make the fourth of
//! ```
//!
//! The reckoning above says `-1 + 2*(4 - 3) - 0 + 0 = 1`, but no meld will ever hold these three
//! honours. They go for three draws, and the number is 2. So add one for every meld that has to be
//! drawn whole.
//!
//! How many are there? One could count: melds missing, less partials, less the single tiles that
//! can grow. The formula finds the same by looking at what is thrown. Whatever becomes a meld
//! throws one exhausted honour for each tile drawn: a partial uses up one, a single tile that can
//! grow uses up two. If honours are left after that, they are three for each meld that nothing else
//! is there for: always a multiple of three, since the tiles are 3k+2 and all others have found
//! their place.
//!
//! ```text
//! 111z 222z 333z 44z*  1z 2z 3z     3 honours, 0 used up:           3 left, one meld:  2
//! 111m 111z 222z 33z*  1m 1z 2z     2 honours, 2 used up by 1m:     none left:         1
//! 111z 222z 333z  1z 2z 3z 4z 5z    3 honours, 1 goes so that 4z
//!                                   is paired, 2 used up by 5z:     none left:         2
//! ```
//!
//! ```
//! use tenpai::formula::Division;
//!
//! for (division, number) in [
//!     ("111z 222z 333z 44z* 1z 2z 3z", 2),
//!     ("111m 111z 222z 33z* 1m 1z 2z", 1),
//!     ("111z 222z 333z 1z 2z 3z 4z 5z", 2),
//! ] {
//!     assert_eq!(division.parse::<Division>()?.counts().shanten()?.number(), number);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The head
//!
//! Without a head one has to be made, as cheaply as can be, and so that what goes for it is what is
//! worth least. Only a tile of the rest can be paired, since only of those another copy comes:
//!
//! | there is | made of | draws |
//! | --- | --- | --- |
//! | a tile of the rest, and an exhausted honour | the tile is paired, the honour goes | 1 |
//! | the same, and an exhausted suit tile instead | the tile is paired, the suit tile goes | 1 |
//! | two of the rest, and nothing exhausted | one is paired, the other goes | 1 |
//! | nothing of the rest | a pair is drawn, and two exhausted tiles go, honours first | 2 |
//!
//! [`Head`] names these. The last is that of `1111m`: nothing can be paired with what is there.
//!
//! ```text
//! 111m 45m 111s 444s  1m 1s 4s      no head, no rest: -1 + 2*(4 - 3) - 1 + 2 = 2
//! ```
//!
//! ```
//! use tenpai::formula::{Division, Head, Step};
//!
//! let division: Division = "111m 45m 111s 444s 1m 1s 4s".parse()?;
//! let working = division.counts().worked()?;
//! assert!(working.steps().any(|step| step == Step::Head(Head::DrawnForSuitTiles)));
//! assert_eq!(working.shanten().number(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The formula
//!
//! Count ([`Counts`]), with these letters for short:
//!
//! | | |
//! | --- | --- |
//! | g3 | melds |
//! | g2 | plain partials, with pairs other than the head |
//! | dg2 | dirty partials: two different exhausted suit tiles |
//! | p | 1 if there is a head, else 0 |
//! | dn | exhausted suit tiles that stand alone |
//! | dz | exhausted honours that stand alone |
//! | n | concealed tiles |
//!
//! Then `k = (n - 2)/3` melds are wanted, and the rest is what is left,
//! `r = n - 3*g3 - 2*(g2 + dg2 + p) - dn - dz`. Begin with s = -1.
//!
//! 1. *Too many partials.* While `g3 + g2 + dg2` is more than k, break one up: a plain one, which adds
//!    2 to r; when there is none, a dirty one, which adds 2 to dn. The dirty ones that stay count as
//!    plain from here on. (Plain ones first: their tiles can still become the head.)
//! 2. *The head.* Without one, make it: with r > 0 it adds 1 to s and takes one of r, and one of dz,
//!    else of dn, else another of r. With r = 0 it adds 2 to s and takes two of dz and dn, of dz
//!    first.
//! 3. *Melds out of nothing.* Now dn can only grow into melds, as r can: add dn to r. Take `g2 + 2*r`
//!    from dz. If anything is left of dz, it is three for each meld to be drawn whole: add `dz/3` to s.
//! 4. The number is `2*(k - g3) - g2 + s`.
//!
//! The least over all divisions is the exact number of every hand of 2, 5, 8, 11 and 14 tiles under
//! [`CopiesRule::Concealed`](crate::CopiesRule::Concealed), which is the default: the tests of this
//! library compare all 326,520,504,500 hands of 14 tiles, and all smaller ones.
//!
//! [`Counts::worked`] has each step as a value and as a line of text:
//!
//! ```
//! use tenpai::formula::Division;
//!
//! let division: Division = "111m 1m 45m 111s 12s 222s".parse()?;
//! assert_eq!(division.counts().to_string(), "g3 3, g2 1, dg2 1, p 0, dn 1, dz 0, n 14");
//! assert_eq!(
//!     division.counts().worked()?.to_string(),
//!     "14 tiles: 4 melds wanted, and a head\n\
//!      rest: 14 - 3*3 - 2*2 - 2*0 - 1 - 0 = 0 tiles\n\
//!      too many partials: 1 plain and 0 dirty broken up, 1 kept; rest 2, exhausted suit tiles 1\n\
//!      no head: a single tile is paired, and an exhausted suit tile goes: +1\n\
//!      useless: 0 honours to spend, 1 for partials, 2 for single tiles: 0 left, +0\n\
//!      shanten: -1 + 2*(4 - 3) - 1 + 1 + 0 = 1"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Whoever only wants the number of the hand may forget that partials can be dirty, and count them
//! all as plain: the least over all divisions stays the same, in every hand. Only a single division
//! may come out too low. Here the dirty `12s` is one partial too many, and what is left of it is
//! never paired:
//!
//! ```text
//! 456m 789p 111s 222s 12s           g3 4, dg2 1: both tiles of the head are drawn, 1
//!                                   g3 4, g2 1:  says that one of 12s is paired, 0
//! 456m 789p 111s 12s 22s* 2s        the same tiles, and they are 0: 12s waits for 3s
//! ```
//!
//! ```
//! use tenpai::formula::{Counts, Division};
//!
//! let division: Division = "456m 789p 111s 222s 12s".parse()?;
//! let counts = division.counts();
//! assert_eq!(counts.shanten()?.number(), 1);
//! let plain = Counts { partials: 1, dirty_partials: 0, ..counts };
//! assert_eq!(plain.shanten()?.number(), 0);
//!
//! let better: Division = "456m 789p 111s 12s 22s* 2s".parse()?;
//! assert_eq!(better.hand(), division.hand());
//! assert_eq!(better.counts().shanten()?.number(), 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A hand that is to draw
//!
//! A hand of 13, 10, 7, 4 or 1 tiles is one short. Its number is the same before and after the
//! worst draw there is, one that helps nothing and can be thrown again. So count a tile that is
//! good for nothing: one exhausted honour more, `dz + 1` and `n + 1`, and go on as before. The
//! tests compare all 98,521,596,000 hands of 13 tiles, and all smaller ones.
//!
//! ```text
//! 111m 1m           n 4: g3 1, dn 1, and one honour to come
//!                   no rest: the head is drawn for both, -1 + 2*(1 - 1) - 0 + 2 = 1
//! ```
//!
//! ```
//! use tenpai::formula::Division;
//!
//! let division: Division = "111m 1m".parse()?;
//! assert_eq!(
//!     division.counts().worked()?.to_string(),
//!     "4 tiles: 1 meld wanted, and a head\n\
//!      the tile to come counts as an exhausted honour: 1 honour\n\
//!      rest: 5 - 3*1 - 2*0 - 2*0 - 1 - 1 = 0 tiles\n\
//!      no head, and no tile to pair: both are drawn, and an exhausted honour and an exhausted suit \
//!      tile go: +2\n\
//!      useless: 0 honours to spend, 0 for partials, 0 for single tiles: 0 left, +0\n\
//!      shanten: -1 + 2*(1 - 1) - 0 + 2 + 0 = 1"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Own kans
//!
//! On Tenhou and Mahjong Soul a kan changes nothing: its four tiles lock nothing, and
//! [`Division::counts`] does not look at it. Under
//! [`CopiesRule::WithMelds`](crate::CopiesRule::WithMelds) they are gone.
//! [`Division::counts_with_kans`] counts by that rule, open kans like concealed ones. A tile of a
//! kan is no tile of the concealed part, so this time no other division has it, and two things have
//! to be looked at that took care of themselves before:
//!
//! - A partial of which every missing tile is gone, in kans or held four times, is no partial. Its
//!   tiles are single.
//! - An exhausted suit tile grows into a run only if one is left: if every run that it could be in has
//!   a tile of a kan, it is good for nothing, and counts with the honours.
//!
//! ```text
//! 12m 11z* (3333m)(4444m)(5555m)       12m waits for 3m, and all four are in the kan
//!                                      counts:            g2 1:  tenpai
//!                                      counts_with_kans:  r 2:   1
//! ```
//!
//! ```
//! use tenpai::formula::Division;
//!
//! let division: Division = "12m 11z* (3333m)(4444m)(5555m)".parse()?;
//! assert_eq!(division.counts().shanten()?.number(), 0);
//! assert_eq!(division.counts_with_kans().shanten()?.number(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! So read, the least over all divisions is the exact number of every hand whose melds are all
//! kans; the tests compare each.
//!
//! # Where it ends
//!
//! A pon or chi takes some copies of a tile and leaves others. The formula knows tiles that can
//! come and tiles that cannot, and nothing in between: where two partials wait for the last copy of
//! one tile, it counts both.
//!
//! ```text
//! 112224m 1224p [333p]                 3p is there once; 12p and 24p both wait for it
//!                                      the formula says 1, the hand is 2
//! ```
//!
//! The same goes for tiles that are seen on the table
//! ([`CopiesRule::Visible`](crate::CopiesRule::Visible)) and for a game without 2m to 8m. There is
//! no such end to [`Hand::judged_by`](crate::Hand::judged_by).
//!
//! # Finding the best division
//!
//! It is not found by taking what looks best first. These have fewer melds than they could, or
//! another pair as the head than meets the eye:
//!
//! ```text
//! 133345557m12345z      13m 345m 35m 57m 1z 2z 3z 4z 5z           3: one run and three partials, not
//!                                                                 the triplets 333m 555m
//! 11155s134m579p122z    13m 4m 57p 9p 111s 55s 1z 22z*            2: 55s and 22z both count
//! 1245m567p1235689s     12m 45m 567p 123s 56s 89s                 2: two of four partials give the head
//! 1245m567p1235688s     12m 45m 567p 123s 56s 88s*                1: and here it is there
//! 2356m34788p34s123z    23m 56m 34p 7p 88p* 34s 1z 2z 3z          3: 88p as the head, 7p alone
//! ```
//!
//! ```
//! use tenpai::Hand;
//! use tenpai::formula::Division;
//!
//! let triplets: Division = "1m 333m 4m 555m 7m 1z 2z 3z 4z 5z".parse()?;
//! let run: Division = "13m 345m 35m 57m 1z 2z 3z 4z 5z".parse()?;
//! assert_eq!(triplets.hand(), run.hand());
//! assert_eq!(triplets.counts().shanten()?.number(), 4);
//! assert_eq!(run.counts().shanten()?.number(), 3);
//! assert_eq!(run.hand().shanten().number(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What does hold: a pair is never worth more as a partial than as the head, if there is no head
//! yet; [`Division::with_head`] makes that choice.
//!
//! # Names
//!
//! Meld: mentsu, 面子. Partial: taatsu, 塔子 or 搭子. Head: jantou, 雀頭. Single tile: ukihai, 浮き牌.
//! Shanten number: shantensuu, 向聴数, 向听数.

mod counts;
mod division;
mod part;
pub mod textbook;
mod working;

pub use self::counts::{Counts, CountsError};
pub use self::division::{Division, DivisionError};
pub use self::part::{Part, PartError, PartKind};
pub(crate) use self::working::number;
pub use self::working::{Head, Step, Working};
