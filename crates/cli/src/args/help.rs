//! What `--help` says beyond the list of arguments.

pub(super) const ABOUT: &str = "\
Judges mahjong hands: tenpai and waits, shanten, acceptance, discards, blocks.

With hands and no command it says in short what each of them is. The commands answer one question,
for a person or, with --format, for another program; explain works a hand through, line by line.";

pub(super) const HANDS: &str = "\
Hands:
  Digits come before the letter of their suit: m characters, p circles, s bamboos, z honours
  (1z east, 2z south, 3z west, 4z north, 5z white, 6z green, 7z red). 0 is a red five.
  Melds follow, called ones in [ ], concealed kans in ( ). Spaces mean nothing.

  A hand has 13 concealed tiles, or 14 after its draw, and 3 fewer for each meld, a kan being
  one meld. Where the melds are left out, they are taken as called but not known.

  A shell has its own use for brackets and spaces: put such a hand between quotes.
  The hand - stands for standard input, one hand a line.";

pub(super) const BLOCKS: &str = "\
Blocks:
  A block is a run of tiles of one suit without a gap; what it can be shows what it lacks. Melds
  complete: nothing. Pair complete: nothing, and the pair is in it. One short of either: one tile.
  Half: melds but for an edge tile, which waits with another block for the tile between them. Pair
  and half: the same, with the pair in it. Incomplete: more than one tile.";

pub(super) const EXAMPLES: &str = "\
Examples:
  tenpai 123m456p789s1122z
  tenpai '23m406p11z[444z](7777z)' 2235m
  tenpai 123m12399p57s1122z --visible 66s11z
  tenpai - < hands.txt
  tenpai explain --tiles symbols 2235m
  tenpai readings --won-on 4s 234m11123456777s
  tenpai waits 1113335m456p777s
  tenpai shanten --format tsv < hands.txt | cut -f 5 | sort -n | uniq -c";

const FORMATS: &str = "\
Formats:
  text  for people, a paragraph for each hand; errors go to standard error. On a terminal it is
        coloured, unless NO_COLOR is set; --colour and --tiles change how it looks, and nothing
        in the other formats.
  tsv   fields between tabs, without a header line, and exactly one line for each hand given, in
        order. The hand is printed as it was given, with tabs (and line ends within it) as
        spaces. The line of a bad hand has three fields: the hand, the word error, a message.
  json  one object a line, with the fields as its keys. The object of a bad hand has the keys
        hand and error. Bytes that are not UTF-8 become the replacement character.";

pub(super) const EXIT: &str = "\
Exit status:
  0  every hand was good, or nobody reads the output any more
  1  some hand was bad; the others were answered
  2  the arguments were wrong
  3  standard input could not be read, or the output not written";

const SHANTEN: &str = "\
Fields:
  hand, general, seven_pairs, thirteen_orphans, best

  The numbers are -1 for a complete hand, 0 for tenpai, then the least number of tiles to
  exchange until it is tenpai. A form that was not asked for, that the hand cannot have, such as
  seven pairs beside a meld, or that cannot be reached any more is - in tsv and null in json.

Examples:
  tenpai shanten 1245m567p1235689s
  tenpai shanten --copies melds --form general '45z[444z][111z][555z][777z]'
  printf '1111m\\n11112222333344z\\n' | tenpai shanten --format tsv
  tenpai shanten --format json '45z[444z][111z][555z](7777z)'";

const WAITS: &str = "\
Fields:
  hand, formal, effective

  Formal waits complete the shape, a fifth copy of a tile included. Effective waits are those
  that can come by the rule of --copies; as text, with the copies of each that are left. No wait
  is - in tsv and \"\" in json.

  Only a hand before its draw waits, with 13, 10, 7, 4 or 1 concealed tiles; with one more tile
  it is a bad hand here.

Examples:
  tenpai waits 2233445566778m
  tenpai waits 2235m --visible 444m
  printf '2235m\\n11m19p19s1234567z\\n1111m\\n' | tenpai waits --format tsv
  tenpai waits --format json '23m11z[444z][406s](7777z)'";

const ACCEPTANCE: &str = "\
Fields:
  hand, shanten, tiles, copies

  The tiles whose draw lowers the shanten number, those included of which no copy is left, and
  how many copies of all of them together are not yet seen. No tiles are - in tsv and \"\" in
  json, a number that cannot be reached is - and null.

  Only a hand before its draw accepts, with 13, 10, 7, 4 or 1 concealed tiles; with one more tile
  it is a bad hand here, and one for discards.

Examples:
  tenpai acceptance 123m12399p57s112z
  printf '2235m\\n1111m\\n' | tenpai acceptance --format tsv
  tenpai acceptance --format json --players 3 '1199m456p78s1122z'";

const DISCARDS: &str = "\
Fields:
  hand, shanten, then a field for each discard: tile:shanten:tiles:copies

  The discards are in the order of tiles, a red five before a plain one; as text, the best is
  first. Each tells what it leaves: the shanten number, the tiles that the hand then accepts and
  how many copies of them are not yet seen, the tile thrown being seen. In json they are objects
  under the key discards. No tiles are - in tsv and \"\" in json, a number that cannot be reached
  is - and null.

  Only a hand after its draw discards, with 14, 11, 8, 5 or 2 concealed tiles; with one tile less
  it is a bad hand here, and one for acceptance.

Examples:
  tenpai discards 123m12399p57s1122z
  printf '22350m\\n' | tenpai discards --format tsv
  tenpai discards --format json --visible 4m4m11z 22358m";

const READINGS: &str = "\
Fields:
  hand, shanten, number of readings, then a field for each reading, sorted as text

  A reading divides the hand into melds, pairs, partials and single tiles, or, with 13 or 14 tiles,
  into the pairs and singles of the other two forms. Its groups are in tile order with spaces
  between them, melds beside the hand last. Those of a hand that is not complete are the nearest
  ones: with --all, every one.

  A text that is a reading in several forms is there, and counted, once in tsv and with --count; as
  text and in json it is there for each form. In json the fields are
  shanten and readings, objects with form, shanten and groups, each with its tiles and its kind;
  with --won-on a complete hand has the groups that can have taken the tile under wins, each with
  its wait. With --count there are hand, shanten and count, and no reading is kept: all readings of
  a hand of one suit can be some thousands.

Examples:
  tenpai readings --won-on 4s 234m11123456777s
  tenpai readings --format tsv 3m446p1z 11122233344s222z
  tenpai readings --all --count 1112345678999m";

const EXPLAIN: &str = "\
What it says:
  The blocks, and what each can be. By the block theorem, the case that makes each tile a wait, or
  what is missing; of a hand after its draw, once its best discard is thrown. Write the sizes of the
  blocks modulo 3 and drop the zeros: only {1}, {2,2} and {1,1,2} can wait. In {1} a tile completes
  block A, or joins it to C across one missing tile; in {2,2} it completes A, and B has the pair; in
  {1,1,2} it joins A and B, and D has the pair.

  The waits and their kinds, fifth copies named. The readings that are nearest, and one of each form
  worked through: its parts, what the formula counts of them, and the formula, a line for each of
  its steps. A tile is exhausted if the hand holds as many as it may by --copies; a dirty partial is
  two of those. What to throw or to draw next comes last.

Examples:
  tenpai explain 2235m
  tenpai explain 1245m567p1235689s --tiles symbols
  tenpai explain 234m11123456777s --won-on 4s";

pub(super) fn program() -> String {
    format!("{HANDS}\n\n{BLOCKS}\n\n{EXAMPLES}\n\n{EXIT}")
}

pub(super) fn shanten() -> String {
    question(SHANTEN)
}

pub(super) fn waits() -> String {
    question(WAITS)
}

pub(super) fn acceptance() -> String {
    question(ACCEPTANCE)
}

pub(super) fn discards() -> String {
    question(DISCARDS)
}

pub(super) fn readings() -> String {
    question(READINGS)
}

pub(super) fn explain() -> String {
    format!("{EXPLAIN}\n\n{BLOCKS}\n\n{EXIT}")
}

fn question(fields: &str) -> String {
    format!("{fields}\n\n{FORMATS}\n\n{EXIT}")
}
