/*
 * tenpai: exact and fast judgement of mahjong hands, for C (C99 or later) and C++ (C++11 or later).
 *
 * This file is made from crates/ffi by cbindgen. Change it there.
 *
 * Tiles are numbers from 0 to 33: 1m-9m (0-8), 1p-9p (9-17), 1s-9s (18-26), then east, south,
 * west, north, white, green, red (27-33), written 1z-7z. A set of tiles is a uint64_t in which
 * bit i stands for tile i. A red five is judged as a five; there is one of each suit.
 *
 * Memory. Structs are plain memory that the caller owns: copy, keep and compare them as you like.
 * Zero them before filling them; a zeroed tenpai_rules is the default, and a zeroed tenpai_seen is
 * nothing seen. Bytes named `reserved` must be zero in what you pass, and are zero in what you
 * get. The library keeps nothing, and there is nothing to free.
 *
 * Pointers. What a pointer points to must be readable or, for an output, writable, for the whole
 * size or length that the function names, and nobody else may write there during the call. A NULL
 * pointer is answered with TENPAI_NULL, except where a function says that it may be NULL. Inputs
 * come first and outputs last; inputs are read before outputs are written, so they may overlap,
 * except where a function says that they must not. No pointer has to be aligned for the library.
 *
 * Statuses. A function that can fail returns a tenpai_status, and writes its outputs only when
 * that is TENPAI_OK. The one exception is a tenpai_error, which is written only when it is not.
 * Each function tells which statuses it can return; a mistake in the library itself would be
 * TENPAI_INTERNAL from any of them. Of several mistakes a NULL is reported first, then a count
 * that no memory holds, then what is wrong with the rules, with the hand, with the tiles seen,
 * with these together, with the values of what else is asked about, then that the hand is not the
 * one to be asked so (its turn, its melds), or that there is no such tile or call for it, and last
 * that a buffer is too small. The values of statuses and of all other constants stay as they are.
 *
 * Threads. There is no state: any function may be called from any thread at any time.
 *
 * Examples. In those below `hand` has been read from 123m456p789s1122z, `rules` is zeroed, and
 * there is a tenpai_error `error`. They are compiled and run by the tests.
 */


#ifndef TENPAI_H
#define TENPAI_H

#include <stddef.h>
#include <stdint.h>

/**
 * First number of the version of this header.
 */
#define TENPAI_VERSION_MAJOR 1

/**
 * Second number of the version of this header.
 */
#define TENPAI_VERSION_MINOR 0

/**
 * Third number of the version of this header.
 */
#define TENPAI_VERSION_PATCH 0

/**
 * The three as one number, 1000000 * major + 1000 * minor + patch.
 */
#define TENPAI_VERSION_NUMBER 1000000

/**
 * Grows when a program has to be compiled again: a function, a struct or a value has changed.
 * The shared library on Linux carries it in its name, `libtenpai_ffi.so.1`.
 */
#define TENPAI_ABI_NUMBER 1

/**
 * The outputs are written.
 */
#define TENPAI_OK 0

/**
 * A pointer is NULL that must not be.
 */
#define TENPAI_NULL 1

/**
 * A mistake in the library itself. Please report it with the input that shows it.
 */
#define TENPAI_INTERNAL 2

/**
 * Rules by which this library cannot judge yet. There are none at present: the value is kept for
 * those that a later header may name.
 */
#define TENPAI_UNSUPPORTED 3

/**
 * The rules have a value or a flag that does not exist.
 */
#define TENPAI_BAD_RULES 4

/**
 * The output does not fit into the capacity given.
 */
#define TENPAI_BUFFER_TOO_SMALL 5

/**
 * Reserved bytes of a hand, of a meld, of the rules, of the tiles seen, of a call or of counts of
 * the formula are not zero.
 */
#define TENPAI_RESERVED 6

/**
 * The text is not written in the notation of hands.
 */
#define TENPAI_BAD_TEXT 7

/**
 * A tile that does not exist, in a text, a meld, a set of tiles or a call.
 */
#define TENPAI_BAD_TILE 8

/**
 * More than four copies of a tile over concealed tiles, melds and tiles seen.
 */
#define TENPAI_TOO_MANY_COPIES 9

/**
 * No hand has this number of concealed tiles.
 */
#define TENPAI_BAD_SIZE 10

/**
 * The tiles of a meld are none, or its kind does not exist.
 */
#define TENPAI_BAD_MELD 11

/**
 * The number of melds does not go with the number of concealed tiles or with the melds filled in.
 */
#define TENPAI_MELD_COUNT 12

/**
 * More red fives of a suit than there are, or than there are fives for.
 */
#define TENPAI_RED_FIVES 13

/**
 * The hand has to discard before it waits, or to draw before it discards.
 */
#define TENPAI_WRONG_TURN 14

/**
 * A kind of block that does not exist.
 */
#define TENPAI_BAD_BLOCK_KINDS 15

/**
 * A number of hands that no memory holds.
 */
#define TENPAI_BAD_COUNT 16

/**
 * One of 2m to 8m, in the hand or seen, with three players.
 */
#define TENPAI_ABSENT_TILE 17

/**
 * A chi with three players.
 */
#define TENPAI_NO_CHI 18

/**
 * A hand whose melds are not named, and which therefore cannot call.
 */
#define TENPAI_MELDS_ASSUMED 19

/**
 * A call that does not exist, that the hand cannot make, or after which nothing has to be thrown.
 */
#define TENPAI_BAD_CALL 20

/**
 * A value that does not exist for who threw a tile away.
 */
#define TENPAI_BAD_DISCARDER 21

/**
 * A value that does not exist for which readings are wanted.
 */
#define TENPAI_BAD_READINGS 22

/**
 * Counts of the formula that cannot be those of a division.
 */
#define TENPAI_BAD_FORMULA_COUNTS 23

/**
 * A value that does not exist for what players call a wait.
 */
#define TENPAI_BAD_SHAPE 24

/**
 * The `offset` of an error that concerns no place in a text.
 */
#define TENPAI_NO_OFFSET 4294967295u

/**
 * The `tile` of an error that concerns no tile.
 */
#define TENPAI_NO_TILE 255

/**
 * The `hand` of an error that concerns no hand of a batch.
 */
#define TENPAI_NO_HAND 4294967295u

/**
 * A wait on a tile that is held four times concealed is no wait; melds lock nothing, and neither
 * do concealed kans, which are melds. Tenhou and Mahjong Soul play so. The default.
 */
#define TENPAI_COPIES_CONCEALED 0

/**
 * A fifth copy counts as one that could come. Textbooks count so.
 */
#define TENPAI_COPIES_FORMAL 1

/**
 * The copies in one's own melds and kans are gone for shapes too. EMA plays so.
 */
#define TENPAI_COPIES_WITH_MELDS 2

/**
 * Every copy that is seen outside the concealed tiles is gone for shapes too. Nobody plays so: it
 * tells what can still be built, which may be nothing.
 */
#define TENPAI_COPIES_VISIBLE 3

/**
 * A bit of `forms`: melds and a pair.
 */
#define TENPAI_FORM_GENERAL 1

/**
 * A bit of `forms`: seven pairs.
 */
#define TENPAI_FORM_SEVEN_PAIRS 2

/**
 * A bit of `forms`: one of each terminal and honour, and one of them twice.
 */
#define TENPAI_FORM_THIRTEEN_ORPHANS 4

/**
 * A bit of `flags`: four equal tiles are two pairs in seven pairs, as in Sichuan. Without it they
 * are one, and the seven have to differ.
 */
#define TENPAI_FLAG_FOUR_IS_TWO_PAIRS 1

/**
 * A bit of `flags`: after a call anything may be thrown (kuikae). Without it neither another tile
 * of the kind that was called, nor, after a chi, the tile that would have made the run at its
 * other end.
 */
#define TENPAI_FLAG_SWAP_CALLING 2

/**
 * How many kinds of tiles there are.
 */
#define TENPAI_TILES 34

/**
 * The most melds that a hand has.
 */
#define TENPAI_MAX_MELDS 4

/**
 * A kind of meld: three tiles of a suit in a row, one of them called.
 */
#define TENPAI_MELD_CHI 1

/**
 * A kind of meld: three equal tiles, one of them called.
 */
#define TENPAI_MELD_PON 2

/**
 * A kind of meld: four equal tiles, a called one among them.
 */
#define TENPAI_MELD_OPEN_KAN 3

/**
 * A kind of meld: four equal tiles of one's own, laid down.
 */
#define TENPAI_MELD_CONCEALED_KAN 4

/**
 * A capacity with which no text of this library is too long, its NUL included.
 */
#define TENPAI_TEXT_CAPACITY 128

/**
 * In place of a shanten number that does not exist.
 */
#define TENPAI_NO_NUMBER 127

/**
 * A verdict on a hand: it has no effective wait.
 */
#define TENPAI_VERDICT_NOT_TENPAI 0

/**
 * A verdict on a hand: it is tenpai, and a copy of an effective wait is not yet seen.
 */
#define TENPAI_VERDICT_TENPAI 1

/**
 * A verdict on a hand: it is tenpai, but every copy of its effective waits is seen.
 */
#define TENPAI_VERDICT_DEAD_WAIT 2

/**
 * The most blocks that a hand can have.
 */
#define TENPAI_MAX_BLOCKS 14

/**
 * A suit of a block: characters, written m.
 */
#define TENPAI_SUIT_CHARACTERS 0

/**
 * A suit of a block: circles, written p.
 */
#define TENPAI_SUIT_CIRCLES 1

/**
 * A suit of a block: bamboos, written s.
 */
#define TENPAI_SUIT_BAMBOOS 2

/**
 * A suit of a block: honours, written z.
 */
#define TENPAI_SUIT_HONOURS 3

/**
 * A bit of what a block can be. 3n tiles: n melds.
 */
#define TENPAI_BLOCK_MELDS_COMPLETE 1

/**
 * A bit of what a block can be. 3n tiles: pair complete once an edge tile is taken away.
 */
#define TENPAI_BLOCK_PAIR_AND_HALF 2

/**
 * A bit of what a block can be. 3n+2 tiles: n melds and the pair.
 */
#define TENPAI_BLOCK_PAIR_COMPLETE 4

/**
 * A bit of what a block can be. 3n+2 tiles: some tile makes it melds.
 */
#define TENPAI_BLOCK_ONE_SHORT_OF_MELDS 8

/**
 * A bit of what a block can be. 3n+1 tiles: melds once an edge tile is taken away.
 */
#define TENPAI_BLOCK_HALF 16

/**
 * A bit of what a block can be. 3n+1 tiles: some tile makes it melds and the pair.
 */
#define TENPAI_BLOCK_ONE_SHORT_OF_PAIR_COMPLETE 32

/**
 * The most discards that a hand can have.
 */
#define TENPAI_MAX_DISCARDS 14

/**
 * The most improvements that a hand can have.
 */
#define TENPAI_MAX_IMPROVEMENTS 34

/**
 * Who threw a tile away: any player but the one before this one.
 */
#define TENPAI_FROM_OTHER 0

/**
 * Who threw a tile away: the player before this one (kamicha), from whom alone a chi is called.
 */
#define TENPAI_FROM_BEFORE 1

/**
 * A call: nothing is done with the tile.
 */
#define TENPAI_CALL_PASS 0

/**
 * A call: a run, with two tiles of the hand.
 */
#define TENPAI_CALL_CHI 1

/**
 * A call: a triplet, with two tiles of the hand.
 */
#define TENPAI_CALL_PON 2

/**
 * A call: a kan, with the three that the hand has.
 */
#define TENPAI_CALL_KAN 3

/**
 * A call: winning on the tile. Whether the hand has a yaku or is furiten is not judged.
 */
#define TENPAI_CALL_RON 4

/**
 * The most calls that there can be: two ways of a pon, five of a chi, and pass, kan and ron.
 */
#define TENPAI_MAX_CALLS 10

/**
 * Which readings: those that are nearest to a complete hand. Of a complete one every way to
 * divide it, of any other the divisions whose number is the shanten number of the hand.
 */
#define TENPAI_READINGS_NEAREST 0

/**
 * Which readings: all of them, however far from a complete hand.
 */
#define TENPAI_READINGS_ALL 1

/**
 * The most groups that a reading can have.
 */
#define TENPAI_MAX_GROUPS 14

/**
 * The most answers of `tenpai_wins`.
 */
#define TENPAI_MAX_WINS 16

/**
 * A kind of group: a tile by itself.
 */
#define TENPAI_GROUP_SINGLE 1

/**
 * A kind of group: two equal tiles, the pair of a complete hand or one short of a triplet.
 */
#define TENPAI_GROUP_PAIR 2

/**
 * A kind of group: three equal concealed tiles.
 */
#define TENPAI_GROUP_TRIPLET 3

/**
 * A kind of group: two in a row that a tile at either end makes a run, 23m to 78m.
 */
#define TENPAI_GROUP_TWO_SIDED 4

/**
 * A kind of group: two in a row at the edge, 12m or 89m.
 */
#define TENPAI_GROUP_EDGE 5

/**
 * A kind of group: three concealed tiles of a suit in a row.
 */
#define TENPAI_GROUP_RUN 6

/**
 * A kind of group: two tiles with one missing between them, 13m to 79m.
 */
#define TENPAI_GROUP_CLOSED 7

/**
 * A kind of group: a called run, beside the concealed tiles.
 */
#define TENPAI_GROUP_CHI 8

/**
 * A kind of group: a called triplet, beside the concealed tiles.
 */
#define TENPAI_GROUP_PON 9

/**
 * A kind of group: a kan with a called tile, beside the concealed tiles.
 */
#define TENPAI_GROUP_OPEN_KAN 10

/**
 * A kind of group: a kan of one's own, beside the concealed tiles.
 */
#define TENPAI_GROUP_CONCEALED_KAN 11

/**
 * A bit of what a wait can be: either end of a run, where the other end could come too (ryanmen).
 */
#define TENPAI_WAIT_TWO_SIDED 1

/**
 * A bit of what a wait can be: the middle of a run (kanchan).
 */
#define TENPAI_WAIT_CLOSED 2

/**
 * A bit of what a wait can be: the inner end of a run at the edge (penchan), 3m or 7m.
 */
#define TENPAI_WAIT_EDGE 4

/**
 * A bit of what a wait can be: the third of a triplet (shanpon).
 */
#define TENPAI_WAIT_PAIR 8

/**
 * A bit of what a wait can be: the second of the pair (tanki).
 */
#define TENPAI_WAIT_SINGLE 16

/**
 * A bit of what a wait can be: the last of seven pairs.
 */
#define TENPAI_WAIT_SEVEN_PAIRS 32

/**
 * A bit of what a wait can be: the one terminal or honour that thirteen orphans lack.
 */
#define TENPAI_WAIT_ONE_ORPHAN 64

/**
 * A bit of what a wait can be: the second of any terminal or honour, where all thirteen are
 * there.
 */
#define TENPAI_WAIT_THIRTEEN_ORPHANS 128

/**
 * What players call a wait: nothing, as there is no formal wait.
 */
#define TENPAI_SHAPE_NONE 0

/**
 * What players call a wait: it has no name of its own; the kinds of each wait say what it is.
 */
#define TENPAI_SHAPE_COMPOUND 1

/**
 * What players call a wait: one single wait (tanki).
 */
#define TENPAI_SHAPE_SINGLE 2

/**
 * What players call a wait: two single waits three apart (nobetan), 2345m.
 */
#define TENPAI_SHAPE_TWO_SINGLES 3

/**
 * What players call a wait: three single waits, each three from the next, 2345678m.
 */
#define TENPAI_SHAPE_THREE_SINGLES 4

/**
 * What players call a wait: two two-sided waits three apart (ryanmen), 23m.
 */
#define TENPAI_SHAPE_TWO_SIDED 5

/**
 * What players call a wait: three two-sided waits, each three from the next (sanmenchan), 23456m.
 */
#define TENPAI_SHAPE_THREE_SIDED 6

/**
 * What players call a wait: one closed wait (kanchan).
 */
#define TENPAI_SHAPE_CLOSED 7

/**
 * What players call a wait: one edge wait (penchan).
 */
#define TENPAI_SHAPE_EDGE 8

/**
 * What players call a wait: two pair waits (shanpon).
 */
#define TENPAI_SHAPE_PAIR 9

/**
 * What players call a wait: a single wait and two two-sided ones three apart (ryantan), 2223m.
 */
#define TENPAI_SHAPE_SINGLE_AND_TWO_SIDED 10

/**
 * What players call a wait: a single wait and a closed one (kantan), 2224m.
 */
#define TENPAI_SHAPE_SINGLE_AND_CLOSED 11

/**
 * What players call a wait: a single wait and an edge one (pentan), 1112m.
 */
#define TENPAI_SHAPE_SINGLE_AND_EDGE 12

/**
 * What players call a wait: a two-sided one, a pair one, and one that is both (entotsu),
 * 23444m55p.
 */
#define TENPAI_SHAPE_PAIR_AND_TWO_SIDED 13

/**
 * What players call a wait: the one single wait of seven pairs alone.
 */
#define TENPAI_SHAPE_SEVEN_PAIRS 14

/**
 * What players call a wait: the one orphan that thirteen orphans lack.
 */
#define TENPAI_SHAPE_ONE_ORPHAN 15

/**
 * What players call a wait: any of the thirteen orphans.
 */
#define TENPAI_SHAPE_THIRTEEN_ORPHANS 16

/**
 * A case of the block theorem: the tile joins the block of 3n+1 tiles, which has melds and the
 * pair then. The block is the one in `blocks`.
 */
#define TENPAI_CASE_COMPLETED 1

/**
 * A case of the block theorem: the tile closes the gap between two blocks. The first in `blocks`
 * has 3n+1 tiles, melds and the one beside the gap; the second 3n, melds, the pair and the one
 * beside the gap.
 */
#define TENPAI_CASE_JOINED_TO_PAIR 2

/**
 * A case of the block theorem: the tile joins the first in `blocks`, which is melds then, and the
 * second has the pair.
 */
#define TENPAI_CASE_BESIDE_PAIR 3

/**
 * A case of the block theorem: the tile closes the gap between the first in `blocks`, below it,
 * and the second, above it; the third has the pair.
 */
#define TENPAI_CASE_JOINED_BESIDE_PAIR 4

/**
 * The most answers of `tenpai_wait_cases`.
 */
#define TENPAI_MAX_WAIT_CASES 16

/**
 * An obstacle: there is none, as the hand has a formal wait of the general form.
 */
#define TENPAI_OBSTACLE_NONE 0

/**
 * An obstacle: it has no name in this header.
 */
#define TENPAI_OBSTACLE_OTHER 1

/**
 * An obstacle: the sizes of the blocks modulo 3, without the zeros, are none of {1}, {2,2} and
 * {1,1,2}. It is about no block.
 */
#define TENPAI_OBSTACLE_SIZES 2

/**
 * An obstacle: the block of 3n tiles is not melds complete, and no case has a place for it.
 */
#define TENPAI_OBSTACLE_BROKEN 3

/**
 * An obstacle with sizes {1}: no tile makes the block of 3n+1 tiles pair complete, and none joins
 * it to another across a gap so that both are melds and a pair.
 */
#define TENPAI_OBSTACLE_NOT_ONE_SHORT 4

/**
 * An obstacle with sizes {1}: the second block, of 3n tiles, is not melds complete, and no tile
 * joins the first, of 3n+1, to it so that both are melds and a pair.
 */
#define TENPAI_OBSTACLE_NOT_JOINED 5

/**
 * An obstacle with sizes {2,2}: neither block is pair complete with the other one short of melds.
 */
#define TENPAI_OBSTACLE_NOT_BESIDE_PAIR 6

/**
 * An obstacle with sizes {1,1,2}: the block of 3n+2 tiles is not pair complete.
 */
#define TENPAI_OBSTACLE_NOT_PAIR 7

/**
 * An obstacle with sizes {1,1,2}: there is no gap of just one tile between the two blocks of
 * 3n+1.
 */
#define TENPAI_OBSTACLE_NO_GAP 8

/**
 * An obstacle with sizes {1,1,2}: the block of 3n+1 tiles is not melds complete without its tile
 * beside `gap`.
 */
#define TENPAI_OBSTACLE_NOT_HALF 9

/**
 * What became of a call: `TENPAI_OK`, or why there is no answer. A later version may return
 * values that this header does not name, so compare with `TENPAI_OK` first.
 */
typedef int32_t tenpai_status;

/**
 * A hand: the concealed tiles, and the melds beside them.
 *
 * With k = 4 minus the number of melds it has 3k+1 concealed tiles before a draw and 3k+2 after
 * it; a kan is one meld. With fewer than 13 concealed tiles and a `meld_count` of 0 its melds are
 * assumed: called ones that nobody named.
 *
 * `tenpai_hand_from_text` and `tenpai_hand_from_counts` fill it, and a program may fill or change
 * it by itself: every function checks all of it first. Zero the struct, then set what is there.
 */
typedef struct tenpai_hand {
    /**
     * How many of each tile are concealed, red fives among the fives.
     */
    uint8_t counts[34];
    /**
     * How many of the concealed fives are red: of characters, circles, bamboos.
     */
    uint8_t red_fives[3];
    /**
     * How many melds are named: all of them or none.
     */
    uint8_t meld_count;
    /**
     * The kind of each meld, one of the `TENPAI_MELD` values; 0 behind the last one.
     */
    uint8_t meld_kinds[4];
    /**
     * The lowest tile of each meld, 0 to 33; 0 behind the last one.
     */
    uint8_t meld_tiles[4];
    /**
     * How many tiles of each meld are red fives; 0 behind the last one.
     */
    uint8_t meld_red_fives[4];
    /**
     * Zero.
     */
    uint8_t reserved[14];
} tenpai_hand;

/**
 * What was wrong in detail, written by a function that fails. It holds no pointer.
 */
typedef struct tenpai_error {
    /**
     * The status that the function returned.
     */
    tenpai_status status;
    /**
     * Where in the text, in bytes from its start, or `TENPAI_NO_OFFSET`.
     */
    uint32_t offset;
    /**
     * The tile in question, 0 to 33, or `TENPAI_NO_TILE`: with `TENPAI_TOO_MANY_COPIES` that of
     * the copies, with `TENPAI_RED_FIVES` the five, or the tile that is said to be red and is no
     * five, or the lowest of a meld without one, with `TENPAI_BAD_MELD` the lowest tile of a run
     * that cannot be, with `TENPAI_ABSENT_TILE` that tile, with `TENPAI_NO_CHI` the lowest of the
     * chi, with `TENPAI_BAD_CALL` the tile that is called, where the hand cannot make the call.
     */
    uint8_t tile;
    /**
     * With `TENPAI_TOO_MANY_COPIES` the copies that hand and table show together, or of what has
     * too many by itself just those, with `TENPAI_RED_FIVES` the red fives, or what says that a
     * tile is one, with `TENPAI_BAD_SIZE` the concealed tiles, with `TENPAI_MELD_COUNT` the
     * melds, with `TENPAI_BUFFER_TOO_SMALL` the places that the output takes; 255 for as many or
     * more. Otherwise 0.
     */
    uint8_t count;
    /**
     * Zero.
     */
    uint8_t reserved[2];
    /**
     * The place among the hands of a batch, from 0, of the first that is no hand or cannot be by
     * the rules, or `TENPAI_NO_HAND`.
     */
    uint32_t hand;
    /**
     * The error in English: UTF-8, NUL-terminated, without an end mark. A longer one is cut
     * between two characters.
     */
    char message[112];
} tenpai_error;

/**
 * A meld that lies beside the concealed tiles, as `tenpai_hand_from_counts` takes it.
 */
typedef struct tenpai_meld {
    /**
     * One of the `TENPAI_MELD` values.
     */
    uint8_t kind;
    /**
     * Its lowest tile, 0 to 33.
     */
    uint8_t tile;
    /**
     * How many of its tiles are red fives.
     */
    uint8_t red_fives;
    /**
     * Zero.
     */
    uint8_t reserved;
} tenpai_meld;

/**
 * The rules by which a hand is judged. All zero is the default: copies counted in the concealed
 * tiles, all forms, four players, seven different pairs, no swap-calling. Zero the struct, then
 * set what differs.
 *
 * A value that does not exist is answered with `TENPAI_BAD_RULES`.
 */
typedef struct tenpai_rules {
    /**
     * Which copies of a tile can still come: one of the `TENPAI_COPIES` values.
     */
    uint8_t copies;
    /**
     * The forms that count, as `TENPAI_FORM` bits; 0 and all of them together are every form.
     */
    uint8_t forms;
    /**
     * The number of players: 4, or 0 for the same, or 3, who have no 2m to 8m and call no chi.
     */
    uint8_t players;
    /**
     * `TENPAI_FLAG` bits.
     */
    uint8_t flags;
    /**
     * Zero.
     */
    uint8_t reserved[12];
} tenpai_rules;

/**
 * The tiles that are seen outside a hand: discards, the melds of others, indicators. Each is
 * counted once, and the hand's own tiles and melds are not: a tile that it called is in its meld.
 *
 * All zero is nothing seen, and so is NULL in place of a pointer to it. Zero the struct, then
 * count.
 */
typedef struct tenpai_seen {
    /**
     * How many of each tile are seen, 0 to 4; with those of the hand at most 4.
     */
    uint8_t counts[34];
    /**
     * Zero.
     */
    uint8_t reserved[6];
} tenpai_seen;

/**
 * The shanten numbers of a hand: -1 complete, 0 tenpai, and so on, the least number of tiles to
 * exchange until it is tenpai. A hand that has to discard is as near as its best discard leaves
 * it.
 *
 * `TENPAI_NO_NUMBER` stands for a form that does not count, that the hand cannot have beside its
 * melds, or that cannot be reached with the copies that the rules leave.
 */
typedef struct tenpai_shanten_numbers {
    /**
     * In the general form, melds and a pair: at most 8 by the default rules.
     */
    int8_t general;
    /**
     * In seven pairs: at most 6 by the default rules, or `TENPAI_NO_NUMBER` beside melds, which
     * it does not have.
     */
    int8_t seven_pairs;
    /**
     * In thirteen orphans: at most 13, or `TENPAI_NO_NUMBER` beside melds.
     */
    int8_t thirteen_orphans;
    /**
     * The least of these, which players call the shanten number.
     */
    int8_t best;
    /**
     * Zero.
     */
    uint8_t reserved[4];
} tenpai_shanten_numbers;

/**
 * The waits of a hand, as sets of tiles in which bit i stands for tile i.
 *
 * A hand is furiten by discards where `(formal & own_discards) != 0`, with the set of all tiles
 * that its player has thrown away.
 */
typedef struct tenpai_wait_sets {
    /**
     * Every tile that completes the shape, a fifth copy included.
     */
    uint64_t formal;
    /**
     * The formal waits that the copies rule allows. The hand is tenpai when there is one.
     */
    uint64_t effective;
    /**
     * The effective waits of which a copy is not yet seen: neither concealed nor in a meld of the
     * hand nor among the tiles seen.
     */
    uint64_t live;
    /**
     * How many copies of each effective wait are not yet seen; 0 for every other tile.
     */
    uint8_t copies[34];
    /**
     * The copies of all effective waits together.
     */
    uint8_t total;
    /**
     * One of the `TENPAI_VERDICT` values.
     */
    uint8_t verdict;
    /**
     * Zero.
     */
    uint8_t reserved[4];
} tenpai_wait_sets;

/**
 * A block: a maximal run of concealed tiles of one suit in which neighbours are equal or one
 * apart. Each kind of honour is a block by itself.
 */
typedef struct tenpai_block {
    /**
     * One of the `TENPAI_SUIT` values.
     */
    uint8_t suit;
    /**
     * Its lowest tile, 0 to 33.
     */
    uint8_t lowest;
    /**
     * Its groups of equal tiles, 1 to 9.
     */
    uint8_t group_count;
    /**
     * Its tiles, 1 to 14.
     */
    uint8_t tile_count;
    /**
     * How many tiles each group has, from the lowest up; 0 behind the last one.
     */
    uint8_t groups[9];
    /**
     * Everything that it can be, as `TENPAI_BLOCK` bits; 0 where it has more to come than one
     * tile.
     */
    uint8_t kinds;
    /**
     * Zero.
     */
    uint8_t reserved[2];
} tenpai_block;

/**
 * What a hand of 3k+1 tiles accepts: the tiles whose draw lowers its shanten number, as sets in
 * which bit i stands for tile i.
 */
typedef struct tenpai_accepted_tiles {
    /**
     * The tiles whose draw lowers the number, those among them of which every copy is seen. At
     * tenpai they are the effective waits.
     */
    uint64_t tiles;
    /**
     * Those of them of which a copy is not yet seen.
     */
    uint64_t live;
    /**
     * How many copies of each of them are not yet seen; 0 for every other tile.
     */
    uint8_t copies[34];
    /**
     * The copies of all of them together.
     */
    uint8_t total;
    /**
     * The shanten number of the hand before it draws, the least over the forms that count, or
     * `TENPAI_NO_NUMBER` where none can be reached; then nothing is accepted.
     */
    int8_t shanten;
    /**
     * Zero.
     */
    uint8_t reserved[4];
} tenpai_accepted_tiles;

/**
 * A discard of a hand of 3k+2 tiles, and what the rest of the hand then accepts. The tile thrown
 * away is seen.
 */
typedef struct tenpai_discard {
    /**
     * The tiles whose draw then lowers the number, those among them of which every copy is seen.
     */
    uint64_t tiles;
    /**
     * Those of them of which a copy is not yet seen.
     */
    uint64_t live;
    /**
     * How many copies of each of them are not yet seen; 0 for every other tile.
     */
    uint8_t copies[34];
    /**
     * The copies of all of them together.
     */
    uint8_t total;
    /**
     * The shanten number of what is left, the least over the forms that count: 0 where the hand
     * is then tenpai, and `TENPAI_NO_NUMBER` where none can be reached.
     */
    int8_t shanten;
    /**
     * The tile that is thrown away, 0 to 33.
     */
    uint8_t tile;
    /**
     * 1 where it is a red five, 0 where not.
     */
    uint8_t is_red;
    /**
     * Zero.
     */
    uint8_t reserved[2];
} tenpai_discard;

/**
 * A draw that keeps the shanten number of a hand of 3k+1 tiles and, with the best discard after
 * it, leads to more copies that bring it nearer.
 */
typedef struct tenpai_improvement {
    /**
     * The tile that is drawn, 0 to 33.
     */
    uint8_t draw;
    /**
     * How many copies of it are not yet seen, 1 to 4.
     */
    uint8_t copies;
    /**
     * The best discard after the draw, 0 to 33.
     */
    uint8_t discard;
    /**
     * The copies that the hand accepts as it is.
     */
    uint8_t before;
    /**
     * The copies that it accepts after the draw and the discard.
     */
    uint8_t after;
    /**
     * 1 where the discard is a red five, 0 where not.
     */
    uint8_t discard_is_red;
    /**
     * Zero.
     */
    uint8_t reserved[2];
} tenpai_improvement;

/**
 * How many of the copies that make a hand tenpai make its wait a good one. There is a share where
 * `shanten` is 1; else both numbers of copies are 0.
 */
typedef struct tenpai_good_wait_share {
    /**
     * The copies after which the best discard leaves a good wait.
     */
    uint8_t good;
    /**
     * The copies that make the hand tenpai.
     */
    uint8_t all;
    /**
     * The shanten number of the hand before it draws, the least over the forms that count, or
     * `TENPAI_NO_NUMBER` where none can be reached.
     */
    int8_t shanten;
    /**
     * Zero.
     */
    uint8_t reserved[5];
} tenpai_good_wait_share;

/**
 * A call that a hand can make, and what comes of it.
 *
 * A chi or pon may be passed on to `tenpai_call_discards`, which looks at `kind`, `tiles` and
 * `are_red` alone, and at `reserved`.
 */
typedef struct tenpai_call {
    /**
     * One of the `TENPAI_CALL` values.
     */
    uint8_t kind;
    /**
     * The shanten number after it, with the best discard where one has to follow: -1 after ron,
     * and `TENPAI_NO_NUMBER` where none can be reached.
     */
    int8_t shanten;
    /**
     * The two tiles of the hand that go into a chi or pon, 0 to 33; else 0.
     */
    uint8_t tiles[2];
    /**
     * Of each of them 1 where it is a red five, 0 where not.
     */
    uint8_t are_red[2];
    /**
     * How many discards may follow; 0 where none has to.
     */
    uint8_t discard_count;
    /**
     * The tile of the best of them, 0 to 33; 0 where there is none.
     */
    uint8_t discard;
    /**
     * 1 where that is a red five, 0 where not.
     */
    uint8_t discard_is_red;
    /**
     * The copies not yet seen that bring the hand nearer after the best of them; 0 where there is
     * none.
     */
    uint8_t discard_total;
    /**
     * Zero.
     */
    uint8_t reserved[6];
} tenpai_call;

/**
 * What the formula counts of one division of the concealed tiles into melds, partials (two tiles
 * one short of a meld), at most one pair as the head, and single tiles. A tile is exhausted when
 * the hand holds all of its copies that there are. Single tiles that are not exhausted are
 * counted nowhere.
 *
 * It comes with a `tenpai_reading`, or is filled by hand: zero the struct, then set what there
 * is.
 */
typedef struct tenpai_formula_counts {
    /**
     * Runs and triplets (g3).
     */
    uint8_t melds;
    /**
     * Partials, without the dirty ones; pairs other than the head are among them (g2).
     */
    uint8_t partials;
    /**
     * Partials of two different suit tiles that are both exhausted (dg2).
     */
    uint8_t dirty_partials;
    /**
     * Pairs set apart as the head, 0 or 1 (p).
     */
    uint8_t head;
    /**
     * Exhausted single suit tiles that a run can still have (dn).
     */
    uint8_t exhausted_suit_tiles;
    /**
     * Exhausted single tiles that nothing can join, such as honours (dz).
     */
    uint8_t exhausted_honours;
    /**
     * The concealed tiles: 1, 2, 4, 5, 7, 8, 10, 11, 13 or 14 (n).
     */
    uint8_t size;
    /**
     * Zero.
     */
    uint8_t reserved;
} tenpai_formula_counts;

/**
 * One way to divide a hand into groups.
 *
 * In the general form the concealed tiles are divided into melds, pairs, partials and single
 * tiles; of several pairs one is the head, and which one it is makes no other reading. In seven
 * pairs and thirteen orphans they are pairs and single tiles. Groups come by their lowest tile,
 * and then as their digits are (11s, 111s, 12s, 123s, 13s, 22s); the melds that the hand names
 * come last, in their order.
 */
typedef struct tenpai_reading {
    /**
     * The form that it is read as, one of the `TENPAI_FORM` bits.
     */
    uint8_t form;
    /**
     * The shanten number of this division alone, -1 complete.
     */
    int8_t shanten;
    /**
     * How many groups it has, 1 to 14.
     */
    uint8_t group_count;
    /**
     * The kind of each group, one of the `TENPAI_GROUP` values; 0 behind the last one.
     */
    uint8_t group_kinds[14];
    /**
     * The lowest tile of each group, 0 to 33, which with the kind tells all of them; 0 behind the
     * last one.
     */
    uint8_t group_tiles[14];
    /**
     * How many tiles of each meld beside the concealed tiles are red fives. 0 for other groups: a
     * red five is a five there, as it could be in any of several groups.
     */
    uint8_t group_red_fives[14];
    /**
     * In the general form what the formula counts of it; all zero in the others.
     */
    struct tenpai_formula_counts counts;
    /**
     * Zero.
     */
    uint8_t reserved[3];
} tenpai_reading;

/**
 * A group that can take the winning tile, in one reading of a complete hand.
 */
typedef struct tenpai_win {
    /**
     * The reading, complete.
     */
    struct tenpai_reading reading;
    /**
     * The group that takes the tile, by its place in the reading, 0 to 13.
     */
    uint8_t group;
    /**
     * The wait that it makes: one of the `TENPAI_WAIT` bits.
     */
    uint8_t kind;
    /**
     * Zero.
     */
    uint8_t reserved[6];
} tenpai_win;

/**
 * The effective waits of a hand with every kind that each can be.
 */
typedef struct tenpai_kinds_of_waits {
    /**
     * The effective waits, those of `tenpai_wait_sets`: bit i stands for tile i.
     */
    uint64_t tiles;
    /**
     * Of each of them what it can be, over all readings of the hand that it completes, as
     * `TENPAI_WAIT` bits; 0 for every other tile.
     */
    uint8_t kinds[34];
    /**
     * What players call the wait as a whole, one of the `TENPAI_SHAPE` values. It is named by the
     * formal waits, so a tile that cannot come changes no name. A later version may have more of
     * them.
     */
    uint8_t shape;
    /**
     * Zero.
     */
    uint8_t reserved[5];
} tenpai_kinds_of_waits;

/**
 * Why a tile is a formal wait of the general form: a case of the block theorem, and the blocks of
 * the hand that it is about. Every other block is melds complete.
 */
typedef struct tenpai_wait_case {
    /**
     * The wait, 0 to 33.
     */
    uint8_t tile;
    /**
     * One of the `TENPAI_CASE` values.
     */
    uint8_t kind;
    /**
     * How many blocks it is about, 1 to 3.
     */
    uint8_t block_count;
    /**
     * Their places among the answers of `tenpai_blocks`, in the order that the case says; 0
     * behind the last one.
     */
    uint8_t blocks[3];
    /**
     * Zero.
     */
    uint8_t reserved[2];
} tenpai_wait_case;

/**
 * What keeps a hand from having a formal wait of the general form: the condition of the block
 * theorem that it does not meet, and the blocks that it is about.
 */
typedef struct tenpai_obstacle {
    /**
     * One of the `TENPAI_OBSTACLE` values. A later version may return values that this header
     * does not name: read them as `TENPAI_OBSTACLE_OTHER`.
     */
    uint8_t kind;
    /**
     * How many blocks it is about, 0 to 2.
     */
    uint8_t block_count;
    /**
     * Their places among the answers of `tenpai_blocks`, in the order that the kind says; 0
     * behind the last one.
     */
    uint8_t blocks[2];
    /**
     * With `TENPAI_OBSTACLE_NOT_HALF` the missing tile between the two blocks of 3n+1, 0 to 33;
     * else `TENPAI_NO_TILE`.
     */
    uint8_t gap;
    /**
     * Zero.
     */
    uint8_t reserved[3];
} tenpai_obstacle;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * The version of the library that is running, as "major.minor.patch": a text that lives as long
 * as the library is loaded, never NULL.
 *
 * ```c
 * printf("tenpai %s\n", tenpai_version());
 * ```
 */
const char *tenpai_version(void);

/**
 * The version of the library that is running, as `TENPAI_VERSION_NUMBER` is that of the header.
 *
 * ```c
 * assert(tenpai_version_number() >= TENPAI_VERSION_NUMBER);
 * ```
 */
uint32_t tenpai_version_number(void);

/**
 * The ABI of the library that is running. A program that loads it at run time should refuse one
 * that differs from the `TENPAI_ABI_NUMBER` that it was compiled with.
 *
 * ```c
 * if (tenpai_abi_number() != TENPAI_ABI_NUMBER) {
 *     fprintf(stderr, "tenpai %s does not fit this program\n", tenpai_version());
 *     exit(1);
 * }
 * ```
 */
uint32_t tenpai_abi_number(void);

/**
 * What a status means, in English and without an end mark: a text that lives as long as the
 * library is loaded, never NULL. Of a number that is no status it says just that.
 *
 * ```c
 * tenpai_status status = tenpai_hand_from_text("2225", 4, &hand, NULL);
 * if (status != TENPAI_OK) {
 *     fprintf(stderr, "%s\n", tenpai_status_message(status));
 * }
 * ```
 */
const char *tenpai_status_message(tenpai_status status);

/**
 * Reads a hand from text such as `123m406p789s1122z` or `45z[444z](7777z)`.
 *
 * Digits are followed by the letter of their suit: m characters, p circles, s bamboos, z honours
 * (1 to 7: east, south, west, north, white, green, red). 0 is a red five. Melds come after the
 * concealed tiles, called ones in square brackets, concealed kans in round ones. White space
 * means nothing. With fewer than 13 concealed tiles and no melds in the text, they are assumed.
 *
 * `text` is `length` bytes of UTF-8; a NUL at its end is not needed, and must not be counted.
 * `out` receives the hand. `error` may be NULL; where it is not, it is written when the function
 * fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_TEXT`, `TENPAI_BAD_TILE`,
 * `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`, `TENPAI_MELD_COUNT` or
 * `TENPAI_RED_FIVES`.
 *
 * ```c
 * const char *text = "406m1z[123p][222s](7777z)";
 * if (tenpai_hand_from_text(text, strlen(text), &hand, &error) != TENPAI_OK) {
 *     fprintf(stderr, "%s\n", error.message);
 *     exit(1);
 * }
 * assert(hand.counts[4] == 1 && hand.red_fives[0] == 1 && hand.meld_count == 3);
 * ```
 */
tenpai_status tenpai_hand_from_text(const char *text,
                                    size_t length,
                                    struct tenpai_hand *out,
                                    struct tenpai_error *error);

/**
 * Makes a hand from counts and melds.
 *
 * `counts` is 34 numbers: how many of each tile are concealed, red fives among the fives.
 * `red_fives` is 3 numbers, or NULL for none: how many of the concealed fives are red, of
 * characters, circles and bamboos. `melds` is `meld_count` melds, all of them or none; with none
 * it may be NULL, and with fewer than 13 concealed tiles they are then assumed. `out` receives
 * the hand.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_RESERVED`, `TENPAI_BAD_TILE`,
 * `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`, `TENPAI_MELD_COUNT` or
 * `TENPAI_RED_FIVES`.
 *
 * ```c
 * uint8_t counts[TENPAI_TILES] = {0};
 * counts[27] = 2; // east
 * counts[4] = counts[5] = 1; // 5m, 6m
 * const uint8_t red_fives[3] = {1, 0, 0}; // the 5m
 * tenpai_meld melds[3] = {
 *     {TENPAI_MELD_CHI, 0, 0, 0}, // 123m
 *     {TENPAI_MELD_PON, 13, 1, 0}, // 055p, one of them red
 *     {TENPAI_MELD_CONCEALED_KAN, 33, 0, 0}, // 7777z
 * };
 * tenpai_status status = tenpai_hand_from_counts(counts, red_fives, melds, 3, &hand, &error);
 * assert(status == TENPAI_OK && hand.red_fives[0] == 1);
 * ```
 */
tenpai_status tenpai_hand_from_counts(const uint8_t *counts,
                                      const uint8_t *red_fives,
                                      const struct tenpai_meld *melds,
                                      size_t meld_count,
                                      struct tenpai_hand *out,
                                      struct tenpai_error *error);

/**
 * Tells whether a hand that a program filled by itself is one, and what is wrong with it. There
 * is no need to call it before other functions: they make the same check.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_RESERVED`, `TENPAI_BAD_TILE`,
 * `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`, `TENPAI_MELD_COUNT` or
 * `TENPAI_RED_FIVES`.
 *
 * ```c
 * hand.counts[0]++; // draws 1m
 * assert(tenpai_hand_check(&hand, &error) == TENPAI_OK);
 * hand.counts[1]++; // a second draw: no hand has 15 tiles
 * assert(tenpai_hand_check(&hand, &error) == TENPAI_BAD_SIZE && error.count == 15);
 * ```
 */
tenpai_status tenpai_hand_check(const struct tenpai_hand *hand, struct tenpai_error *error);

/**
 * Writes a hand in the notation, canonically: `406m1z[123p][222s](7777z)`. Suits come in the
 * order m p s z, ranks ascending, red fives before fives, melds in their order. Reading the text
 * gives an equal hand.
 *
 * `out` receives the text, NUL-terminated, and `length` its length without the NUL. `capacity` is
 * the room in `out`, NUL included; `TENPAI_TEXT_CAPACITY` suffices.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_RESERVED`; of the hand `TENPAI_BAD_TILE`,
 * `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`, `TENPAI_MELD_COUNT` or
 * `TENPAI_RED_FIVES`; or `TENPAI_BUFFER_TOO_SMALL`.
 *
 * ```c
 * char text[TENPAI_TEXT_CAPACITY];
 * size_t length;
 * if (tenpai_hand_to_text(&hand, text, sizeof text, &length, &error) == TENPAI_OK) {
 *     assert(strcmp(text, "123m456p789s1122z") == 0 && length == 17);
 * }
 * ```
 */
tenpai_status tenpai_hand_to_text(const struct tenpai_hand *hand,
                                  char *out,
                                  size_t capacity,
                                  size_t *length,
                                  struct tenpai_error *error);

/**
 * Writes a set of tiles in the notation: bit i stands for tile i, as in the waits. `258m` for
 * the set of three, and an empty text for the empty set.
 *
 * `out` receives the text, NUL-terminated, and `length` its length without the NUL. `capacity` is
 * the room in `out`, NUL included; `TENPAI_TEXT_CAPACITY` suffices.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BUFFER_TOO_SMALL`, or `TENPAI_BAD_TILE` when a bit
 * above 33 is set.
 *
 * ```c
 * char text[TENPAI_TEXT_CAPACITY];
 * size_t length;
 * uint64_t tiles = (UINT64_C(1) << 1) | (UINT64_C(1) << 4); // 2m, 5m
 * assert(tenpai_tiles_to_text(tiles, text, sizeof text, &length, NULL) == TENPAI_OK);
 * assert(strcmp(text, "25m") == 0);
 * ```
 */
tenpai_status tenpai_tiles_to_text(uint64_t tiles,
                                   char *out,
                                   size_t capacity,
                                   size_t *length,
                                   struct tenpai_error *error);

/**
 * Writes in English what a block can be, from the `kinds` of a `tenpai_block`: `half or one short
 * of pair complete`, and `incomplete` where no bit is set.
 *
 * `out` receives the text, NUL-terminated, and `length` its length without the NUL. `capacity` is
 * the room in `out`, NUL included; `TENPAI_TEXT_CAPACITY` suffices.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BUFFER_TOO_SMALL`, or `TENPAI_BAD_BLOCK_KINDS` when
 * a bit is set that is no `TENPAI_BLOCK` bit.
 *
 * ```c
 * char text[TENPAI_TEXT_CAPACITY];
 * size_t length;
 * uint8_t kinds = TENPAI_BLOCK_PAIR_COMPLETE;
 * assert(tenpai_block_kinds_to_text(kinds, text, sizeof text, &length, NULL) == TENPAI_OK);
 * assert(strcmp(text, "pair complete") == 0);
 * ```
 */
tenpai_status tenpai_block_kinds_to_text(uint8_t kinds,
                                         char *out,
                                         size_t capacity,
                                         size_t *length,
                                         struct tenpai_error *error);

/**
 * Writes in English what a wait can be, from bits such as those of `tenpai_kinds_of_waits`:
 * `two-sided or pair`, and an empty text where no bit is set.
 *
 * `out` receives the text, NUL-terminated, and `length` its length without the NUL. `capacity` is
 * the room in `out`, NUL included; `TENPAI_TEXT_CAPACITY` suffices.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL` or `TENPAI_BUFFER_TOO_SMALL`: each bit is a `TENPAI_WAIT`
 * bit.
 *
 * ```c
 * char text[TENPAI_TEXT_CAPACITY];
 * size_t length;
 * uint8_t kinds = TENPAI_WAIT_TWO_SIDED | TENPAI_WAIT_PAIR;
 * assert(tenpai_wait_kinds_to_text(kinds, text, sizeof text, &length, NULL) == TENPAI_OK);
 * assert(strcmp(text, "two-sided or pair") == 0);
 * ```
 */
tenpai_status tenpai_wait_kinds_to_text(uint8_t kinds,
                                        char *out,
                                        size_t capacity,
                                        size_t *length,
                                        struct tenpai_error *error);

/**
 * Writes in English what players call a wait, from the `shape` of a `tenpai_kinds_of_waits`:
 * `three-sided`, and an empty text for `TENPAI_SHAPE_NONE`.
 *
 * `out` receives the text, NUL-terminated, and `length` its length without the NUL. `capacity` is
 * the room in `out`, NUL included; `TENPAI_TEXT_CAPACITY` suffices.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BUFFER_TOO_SMALL`, or `TENPAI_BAD_SHAPE` when it is
 * no `TENPAI_SHAPE` value.
 *
 * ```c
 * char text[TENPAI_TEXT_CAPACITY];
 * size_t length;
 * uint8_t shape = TENPAI_SHAPE_THREE_SIDED;
 * assert(tenpai_wait_shape_to_text(shape, text, sizeof text, &length, NULL) == TENPAI_OK);
 * assert(strcmp(text, "three-sided") == 0);
 * ```
 */
tenpai_status tenpai_wait_shape_to_text(uint8_t shape,
                                        char *out,
                                        size_t capacity,
                                        size_t *length,
                                        struct tenpai_error *error);

/**
 * Tells how far a hand is from tenpai.
 *
 * `seen` may be NULL where nothing is seen; but for `TENPAI_COPIES_VISIBLE` it changes no number.
 * `out` receives the number for each form, and the least of them.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
 * `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
 * `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
 * players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`.
 *
 * ```c
 * tenpai_shanten_numbers numbers;
 * if (tenpai_shanten(&hand, &rules, NULL, &numbers, &error) == TENPAI_OK) {
 *     assert(numbers.best == 0 && numbers.seven_pairs == 4);
 * }
 * ```
 */
tenpai_status tenpai_shanten(const struct tenpai_hand *hand,
                             const struct tenpai_rules *rules,
                             const struct tenpai_seen *seen,
                             struct tenpai_shanten_numbers *out,
                             struct tenpai_error *error);

/**
 * Tells which tiles a hand waits on, and so whether it is tenpai.
 *
 * `seen` may be NULL where nothing is seen. `out` receives the waits in all forms that count
 * together; the sets are empty where there is none.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
 * `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
 * `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
 * players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; or `TENPAI_WRONG_TURN` for a hand that has to
 * discard before it waits (3k+2 tiles).
 *
 * ```c
 * tenpai_seen seen = {0};
 * seen.counts[27] = 2; // both other easts lie on the table
 * tenpai_wait_sets waits;
 * if (tenpai_waits(&hand, &rules, &seen, &waits, &error) == TENPAI_OK) {
 *     assert(waits.effective == (UINT64_C(1) << 27 | UINT64_C(1) << 28)); // 12z
 *     assert(waits.live == UINT64_C(1) << 28 && waits.total == 2);
 *     assert(waits.verdict == TENPAI_VERDICT_TENPAI);
 * }
 * ```
 */
tenpai_status tenpai_waits(const struct tenpai_hand *hand,
                           const struct tenpai_rules *rules,
                           const struct tenpai_seen *seen,
                           struct tenpai_wait_sets *out,
                           struct tenpai_error *error);

/**
 * Divides the concealed tiles of a hand into blocks, and tells what each can be. These are
 * formal: a fifth copy counts as one that could come, whatever the copies rule.
 *
 * `out` receives the blocks in tile order and `length` their number; what lies behind them stays
 * as it was. `capacity` is the room in `out`, in blocks; `TENPAI_MAX_BLOCKS` suffices.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
 * `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
 * `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; with three players `TENPAI_ABSENT_TILE` or
 * `TENPAI_NO_CHI`; or `TENPAI_BUFFER_TOO_SMALL`.
 *
 * ```c
 * tenpai_block blocks[TENPAI_MAX_BLOCKS];
 * size_t length;
 * if (tenpai_blocks(&hand, &rules, blocks, TENPAI_MAX_BLOCKS, &length, &error) == TENPAI_OK) {
 *     assert(length == 5 && blocks[0].lowest == 0 && blocks[0].tile_count == 3); // 123m
 *     assert(blocks[0].kinds & TENPAI_BLOCK_MELDS_COMPLETE);
 * }
 * ```
 */
tenpai_status tenpai_blocks(const struct tenpai_hand *hand,
                            const struct tenpai_rules *rules,
                            struct tenpai_block *out,
                            size_t capacity,
                            size_t *length,
                            struct tenpai_error *error);

/**
 * Tells how far each of many hands is from tenpai, in one call.
 *
 * `counts` is `count` hands, 34 numbers for each and one hand right behind the other: how many of
 * each tile are concealed. Melds that a hand has room for are assumed. `out` has `count` places,
 * and receives at each what `tenpai_shanten` says of the hand at that place; it must not overlap
 * `counts`. With a `count` of 0 both may be NULL. Rules that are not the default take longer, as
 * each hand is then judged by itself.
 *
 * Every hand is checked before anything is written: when one is none, there is no answer for any.
 * `error` may be NULL; where it is not, it is written when the function fails, and only then. Its
 * `hand` is then the place of the first that is no hand, or that three players cannot have.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_COUNT` when no memory holds so many hands,
 * `TENPAI_BAD_RULES`, `TENPAI_RESERVED`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, or with
 * three players `TENPAI_ABSENT_TILE`.
 *
 * ```c
 * uint8_t counts[2][TENPAI_TILES];
 * memcpy(counts[0], hand.counts, TENPAI_TILES);
 * memcpy(counts[1], hand.counts, TENPAI_TILES);
 * counts[1][0]--; // 1m goes, 9m comes
 * counts[1][8]++;
 * tenpai_shanten_numbers numbers[2];
 * if (tenpai_shanten_batch(counts[0], 2, &rules, numbers, &error) == TENPAI_OK) {
 *     assert(numbers[0].best == 0 && numbers[1].best == 1);
 * }
 * ```
 */
tenpai_status tenpai_shanten_batch(const uint8_t *counts,
                                   size_t count,
                                   const struct tenpai_rules *rules,
                                   struct tenpai_shanten_numbers *out,
                                   struct tenpai_error *error);

/**
 * Tells which tiles bring a hand of 3k+1 tiles nearer (ukeire), and how many copies are left of
 * each. For one form alone, have no other in the `forms` of the rules.
 *
 * `seen` may be NULL where nothing is seen. `out` receives the tiles.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
 * `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
 * `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
 * players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; or `TENPAI_WRONG_TURN` for a hand that has to
 * discard first (3k+2 tiles), which `tenpai_discards` judges.
 *
 * ```c
 * tenpai_accepted_tiles accepted;
 * if (tenpai_acceptance(&hand, &rules, NULL, &accepted, &error) == TENPAI_OK) {
 *     assert(accepted.shanten == 0 && accepted.total == 4); // two of 1z, two of 2z
 *     assert(accepted.copies[27] == 2);
 * }
 * ```
 */
tenpai_status tenpai_acceptance(const struct tenpai_hand *hand,
                                const struct tenpai_rules *rules,
                                const struct tenpai_seen *seen,
                                struct tenpai_accepted_tiles *out,
                                struct tenpai_error *error);

/**
 * Tells of each different tile of a hand of 3k+2 tiles what it leaves when it is thrown away, the
 * best first: lower shanten numbers, then more copies, then more kinds of which a copy is left,
 * then tiles in their order. A red five and a plain one are two, and the red one comes first.
 *
 * Those that leave the hand tenpai have a `shanten` of 0 and come first. Whether the hand is
 * complete as it is, so that it need not discard, `tenpai_shanten` says: then `best` is -1.
 *
 * `seen` may be NULL where nothing is seen. `out` receives the discards and `length` their
 * number; what lies behind them stays as it was. `capacity` is the room in `out`, in discards;
 * `TENPAI_MAX_DISCARDS` suffices.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
 * `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
 * `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
 * players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; `TENPAI_WRONG_TURN` for a hand that has to
 * draw first (3k+1 tiles); or `TENPAI_BUFFER_TOO_SMALL`.
 *
 * ```c
 * hand.counts[26]--; // 9s goes,
 * hand.counts[9] += 2; // two of 1p come: 123m11456p78s1122z
 * tenpai_discard discards[TENPAI_MAX_DISCARDS];
 * size_t length;
 * tenpai_status status =
 *     tenpai_discards(&hand, &rules, NULL, discards, TENPAI_MAX_DISCARDS, &length, &error);
 * if (status == TENPAI_OK) {
 *     assert(length == 11 && discards[0].shanten == 1);
 *     assert(discards[0].tile == 9 && discards[0].total == 12); // 1p, and then 6s 9s 1z 2z
 * }
 * ```
 */
tenpai_status tenpai_discards(const struct tenpai_hand *hand,
                              const struct tenpai_rules *rules,
                              const struct tenpai_seen *seen,
                              struct tenpai_discard *out,
                              size_t capacity,
                              size_t *length,
                              struct tenpai_error *error);

/**
 * Finds the best discard of a hand of 3k+2 tiles: the first that `tenpai_discards` writes, without
 * the others, and faster.
 *
 * A complete hand has one too. Call `tenpai_shanten` to see whether the hand is complete and need
 * not discard: `best` is then -1.
 *
 * `seen` may be NULL where nothing is seen. `out` receives the discard: its `tile` is 0 to 33, and
 * its `shanten` 0 to 13 or `TENPAI_NO_NUMBER`.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
 * `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
 * `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
 * players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; or `TENPAI_WRONG_TURN` for a hand that has to
 * draw first (3k+1 tiles).
 *
 * ```c
 * hand.counts[26]--; // 9s goes,
 * hand.counts[9] += 2; // two of 1p come: 123m11456p78s1122z
 * tenpai_discard best;
 * if (tenpai_best_discard(&hand, &rules, NULL, &best, &error) == TENPAI_OK) {
 *     assert(best.shanten == 1 && best.tile == 9 && best.total == 12); // 1p, and then 6s 9s 1z 2z
 * }
 * ```
 */
tenpai_status tenpai_best_discard(const struct tenpai_hand *hand,
                                  const struct tenpai_rules *rules,
                                  const struct tenpai_seen *seen,
                                  struct tenpai_discard *out,
                                  struct tenpai_error *error);

/**
 * Tells which draws improve a hand of 3k+1 tiles without lowering its shanten number, in tile
 * order.
 *
 * By the default rules that takes some ten microseconds; where a fifth copy counts, or seen
 * copies are gone, most hands take less than a millisecond, and the slowest seen took five.
 *
 * `seen` may be NULL where nothing is seen. `out` receives the improvements and `length` their
 * number; what lies behind them stays as it was. `capacity` is the room in `out`, in
 * improvements; `TENPAI_MAX_IMPROVEMENTS` suffices.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
 * `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
 * `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
 * players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; `TENPAI_WRONG_TURN` for a hand that has to
 * discard first (3k+2 tiles); or `TENPAI_BUFFER_TOO_SMALL`.
 *
 * ```c
 * tenpai_improvement draws[TENPAI_MAX_IMPROVEMENTS];
 * size_t length;
 * tenpai_status status =
 *     tenpai_improvements(&hand, &rules, NULL, draws, TENPAI_MAX_IMPROVEMENTS, &length, &error);
 * if (status == TENPAI_OK && length > 0) {
 *     assert(draws[0].before == 4 && draws[0].after > 4);
 * }
 * ```
 */
tenpai_status tenpai_improvements(const struct tenpai_hand *hand,
                                  const struct tenpai_rules *rules,
                                  const struct tenpai_seen *seen,
                                  struct tenpai_improvement *out,
                                  size_t capacity,
                                  size_t *length,
                                  struct tenpai_error *error);

/**
 * Tells of a hand of 3k+1 tiles with a shanten number of 1 how many of the copies that make it
 * tenpai make its wait a good one: one of which, after the best discard, at least `threshold`
 * copies are not yet seen.
 *
 * `seen` may be NULL where nothing is seen. `out` receives the share.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
 * `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
 * `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
 * players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; or `TENPAI_WRONG_TURN` for a hand that has to
 * discard first (3k+2 tiles).
 *
 * ```c
 * hand.counts[0]--; // 9m in place of 1m: one away from tenpai
 * hand.counts[8]++;
 * tenpai_good_wait_share share;
 * if (tenpai_good_waits(&hand, &rules, NULL, 5, &share, &error) == TENPAI_OK) {
 *     assert(share.shanten == 1 && share.good <= share.all);
 * }
 * ```
 */
tenpai_status tenpai_good_waits(const struct tenpai_hand *hand,
                                const struct tenpai_rules *rules,
                                const struct tenpai_seen *seen,
                                uint32_t threshold,
                                struct tenpai_good_wait_share *out,
                                struct tenpai_error *error);

/**
 * Tells everything that a hand of 3k+1 tiles can do with a tile that another player has thrown
 * away, and what comes of each: passing first, then chi, pon, kan and ron. With red fives there
 * are several ways of the same chi or pon. A call after which nothing may be thrown is none;
 * whether a tile may be swapped for the one called, the rules say.
 *
 * `seen` may be NULL where nothing is seen; `called` is not among what is seen. `called` is the
 * tile that was thrown, 0 to 33, `is_red` is 1 where it is a red five and else 0, and `from` is
 * one of the `TENPAI_FROM` values. `out` receives the calls and `length` their number; what lies
 * behind them stays as it was. `capacity` is the room in `out`, in calls; `TENPAI_MAX_CALLS`
 * suffices.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
 * `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
 * `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
 * players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; of the tile `TENPAI_BAD_TILE`,
 * `TENPAI_RED_FIVES`, `TENPAI_TOO_MANY_COPIES` or `TENPAI_ABSENT_TILE`; `TENPAI_BAD_DISCARDER` of
 * who threw it; `TENPAI_WRONG_TURN` for a hand that has to discard first (3k+2 tiles);
 * `TENPAI_MELDS_ASSUMED` for one whose melds are not named; or `TENPAI_BUFFER_TOO_SMALL`.
 *
 * ```c
 * tenpai_call calls[TENPAI_MAX_CALLS];
 * size_t length;
 * tenpai_status status = tenpai_calls(&hand, &rules, NULL, 27, 0, TENPAI_FROM_OTHER, calls,
 *                                     TENPAI_MAX_CALLS, &length, &error);
 * if (status == TENPAI_OK) {
 *     assert(length == 3 && calls[0].kind == TENPAI_CALL_PASS);
 *     assert(calls[1].kind == TENPAI_CALL_PON && calls[2].kind == TENPAI_CALL_RON);
 * }
 * ```
 */
tenpai_status tenpai_calls(const struct tenpai_hand *hand,
                           const struct tenpai_rules *rules,
                           const struct tenpai_seen *seen,
                           uint8_t called,
                           uint8_t is_red,
                           uint8_t from,
                           struct tenpai_call *out,
                           size_t capacity,
                           size_t *length,
                           struct tenpai_error *error);

/**
 * Tells what each discard leaves that may follow a chi or pon, the best first, as
 * `tenpai_discards` does of a hand that has drawn. What may not be thrown, so as to swap it for
 * the tile called, is not among them, unless the rules allow it.
 *
 * The first six are those of `tenpai_calls`, and `call` is one of its answers, or has the same
 * `kind`, `tiles` and `are_red`, the tiles in any order, and zero where it is reserved; nothing
 * else of it is looked at. `out` receives the discards and `length` their number; what lies
 * behind them stays as it was. `capacity` is the room in `out`, in discards;
 * `TENPAI_MAX_DISCARDS` suffices.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
 * `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
 * `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
 * players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; of the tile `TENPAI_BAD_TILE`,
 * `TENPAI_RED_FIVES`, `TENPAI_TOO_MANY_COPIES` or `TENPAI_ABSENT_TILE`; `TENPAI_BAD_DISCARDER` of
 * who threw it; `TENPAI_WRONG_TURN` for a hand that has to discard first (3k+2 tiles);
 * `TENPAI_MELDS_ASSUMED` for one whose melds are not named; of the call `TENPAI_BAD_TILE` or
 * `TENPAI_RED_FIVES`, or `TENPAI_BAD_CALL` when it is none of the answers of `tenpai_calls` or no
 * discard follows it; or `TENPAI_BUFFER_TOO_SMALL`.
 *
 * ```c
 * tenpai_call pon = {0};
 * pon.kind = TENPAI_CALL_PON;
 * pon.tiles[0] = pon.tiles[1] = 27;
 * tenpai_discard discards[TENPAI_MAX_DISCARDS];
 * size_t length;
 * tenpai_status status =
 *     tenpai_call_discards(&hand, &rules, NULL, 27, 0, TENPAI_FROM_OTHER, &pon, discards,
 *                          TENPAI_MAX_DISCARDS, &length, &error);
 * if (status == TENPAI_OK) {
 *     assert(length > 0 && discards[0].shanten == 0);
 * }
 * ```
 */
tenpai_status tenpai_call_discards(const struct tenpai_hand *hand,
                                   const struct tenpai_rules *rules,
                                   const struct tenpai_seen *seen,
                                   uint8_t called,
                                   uint8_t is_red,
                                   uint8_t from,
                                   const struct tenpai_call *call,
                                   struct tenpai_discard *out,
                                   size_t capacity,
                                   size_t *length,
                                   struct tenpai_error *error);

/**
 * Tells the shanten number of one division in the general form by the formula, from its counts:
 * -1 complete, 0 tenpai. That of a hand is the least over all of its divisions.
 *
 * `out` receives the number.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_RESERVED`, or `TENPAI_BAD_FORMULA_COUNTS` where the
 * counts cannot be those of a division: more tiles than there are, or more exhausted ones than a
 * hand of so many tiles can hold four times.
 *
 * ```c
 * tenpai_formula_counts counts = {0};
 * counts.size = 13;
 * counts.melds = 3;
 * counts.partials = 1; // a pair beside the head
 * counts.head = 1;
 * int8_t number;
 * if (tenpai_formula_shanten(&counts, &number, &error) == TENPAI_OK) {
 *     assert(number == 0);
 * }
 * ```
 */
tenpai_status tenpai_formula_shanten(const struct tenpai_formula_counts *counts,
                                     int8_t *out,
                                     struct tenpai_error *error);

/**
 * Tells the ways to divide a hand, each once: those in the general form, then seven pairs, then
 * thirteen orphans. They always come in the same order.
 *
 * `seen` may be NULL where nothing is seen. `which` is `TENPAI_READINGS_NEAREST` or
 * `TENPAI_READINGS_ALL`. `out` receives the first readings, as many as there is room for;
 * `capacity` is that room, in readings, and where it is 0 `out` may be NULL. `length` receives
 * how many were written, and what lies behind them stays as it was; `total` receives how many
 * there are. That there are more than were written is no error.
 *
 * Of a hand of 14 tiles of one suit there are up to 122 nearest readings, and up to 12624 in all;
 * of other hands 322 nearest have been seen. `total` says how many there are. Readings for which there
 * is no room are counted and not listed. The nearest take some microseconds, seldom more than fifty,
 * and all of them some tens of nanoseconds for each that is written.
 *
 * Under rules by which called melds or seen tiles lock copies, `shanten` can be less than the
 * number of the hand, as a division does not see that two of its groups wait for the same last
 * copy; and its `counts` can be some that `tenpai_formula_shanten` refuses, as it knows of no
 * tiles but those of the hand. Otherwise it tells of them the `shanten` of the reading.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
 * `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
 * `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
 * players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; or `TENPAI_BAD_READINGS` where `which` is none
 * of the two.
 *
 * ```c
 * tenpai_reading readings[8];
 * size_t length, total;
 * tenpai_status status = tenpai_readings(&hand, &rules, NULL, TENPAI_READINGS_NEAREST, readings,
 *                                        8, &length, &total, &error);
 * if (status == TENPAI_OK) {
 *     assert(length == 1 && total == 1 && readings[0].group_count == 5);
 *     assert(readings[0].group_kinds[0] == TENPAI_GROUP_RUN && readings[0].group_tiles[0] == 0);
 * }
 * ```
 */
tenpai_status tenpai_readings(const struct tenpai_hand *hand,
                              const struct tenpai_rules *rules,
                              const struct tenpai_seen *seen,
                              uint8_t which,
                              struct tenpai_reading *out,
                              size_t capacity,
                              size_t *length,
                              size_t *total,
                              struct tenpai_error *error);

/**
 * Tells of a complete hand each group that can take the winning tile, in each of its readings:
 * what scoring has to choose from. Of equal groups in a reading the first is told.
 *
 * The hand has 3k+2 tiles, with the winning tile among the concealed ones, whether it was drawn
 * or thrown by another player. There is no answer where the hand is not complete, or where the
 * tile is not among them.
 *
 * `seen` may be NULL where nothing is seen; the winning tile is not among what is seen. `tile` is
 * the winning tile, 0 to 33. `out` receives the answers, in the order of `tenpai_readings` and
 * within a reading in that of its groups, and `length` their number; what lies behind them stays
 * as it was. `capacity` is the room in `out`, in answers; `TENPAI_MAX_WINS` suffices.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
 * `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
 * `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
 * players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; `TENPAI_BAD_TILE` where `tile` is none;
 * `TENPAI_WRONG_TURN` for a hand without the winning tile (3k+1 tiles); or
 * `TENPAI_BUFFER_TOO_SMALL`.
 *
 * ```c
 * hand.counts[27]++; // drew east
 * tenpai_win wins[TENPAI_MAX_WINS];
 * size_t length;
 * if (tenpai_wins(&hand, &rules, NULL, 27, wins, TENPAI_MAX_WINS, &length, &error) == TENPAI_OK) {
 *     assert(length == 1 && wins[0].kind == TENPAI_WAIT_PAIR);
 *     assert(wins[0].reading.group_kinds[wins[0].group] == TENPAI_GROUP_TRIPLET);
 * }
 * ```
 */
tenpai_status tenpai_wins(const struct tenpai_hand *hand,
                          const struct tenpai_rules *rules,
                          const struct tenpai_seen *seen,
                          uint8_t tile,
                          struct tenpai_win *out,
                          size_t capacity,
                          size_t *length,
                          struct tenpai_error *error);

/**
 * Tells of each effective wait of a hand every kind that it can be (two-sided, closed, edge,
 * pair, single, and those of the forms without melds), and what players call it as a whole.
 *
 * `seen` may be NULL where nothing is seen; but for `TENPAI_COPIES_VISIBLE` it changes nothing.
 * `out` receives the kinds; there are none where the hand is not tenpai, though the shape, which
 * goes by the formal waits, may have a name.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
 * `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
 * `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; of what is seen `TENPAI_TOO_MANY_COPIES`; with three
 * players `TENPAI_ABSENT_TILE` or `TENPAI_NO_CHI`; or `TENPAI_WRONG_TURN` for a hand that has to
 * discard before it waits (3k+2 tiles).
 *
 * ```c
 * tenpai_kinds_of_waits waits;
 * if (tenpai_wait_kinds(&hand, &rules, NULL, &waits, &error) == TENPAI_OK) {
 *     assert(waits.kinds[27] == TENPAI_WAIT_PAIR && waits.shape == TENPAI_SHAPE_PAIR);
 * }
 * ```
 */
tenpai_status tenpai_wait_kinds(const struct tenpai_hand *hand,
                                const struct tenpai_rules *rules,
                                const struct tenpai_seen *seen,
                                struct tenpai_kinds_of_waits *out,
                                struct tenpai_error *error);

/**
 * Tells why each formal wait of a hand in the general form is one: the case of the block theorem,
 * and its blocks among those that `tenpai_blocks` tells of the same hand. A tile that is a wait
 * in more than one way comes more than once. Seven pairs and thirteen orphans have no blocks, so
 * their waits are not among these; and these are told whatever forms count.
 *
 * `out` receives the cases and `length` their number; what lies behind them stays as it was.
 * `capacity` is the room in `out`, in cases; `TENPAI_MAX_WAIT_CASES` suffices.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
 * `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
 * `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; with three players `TENPAI_ABSENT_TILE` or
 * `TENPAI_NO_CHI`; `TENPAI_WRONG_TURN` for a hand that has to discard before it waits (3k+2
 * tiles); or `TENPAI_BUFFER_TOO_SMALL`.
 *
 * ```c
 * tenpai_wait_case cases[TENPAI_MAX_WAIT_CASES];
 * size_t length;
 * tenpai_status status =
 *     tenpai_wait_cases(&hand, &rules, cases, TENPAI_MAX_WAIT_CASES, &length, &error);
 * if (status == TENPAI_OK) {
 *     assert(length == 2 && cases[0].tile == 27 && cases[0].kind == TENPAI_CASE_BESIDE_PAIR);
 *     assert(cases[0].blocks[0] == 3 && cases[0].blocks[1] == 4); // 11z, 22z
 * }
 * ```
 */
tenpai_status tenpai_wait_cases(const struct tenpai_hand *hand,
                                const struct tenpai_rules *rules,
                                struct tenpai_wait_case *out,
                                size_t capacity,
                                size_t *length,
                                struct tenpai_error *error);

/**
 * Tells why a hand of 3k+1 tiles has no formal wait of the general form: which condition of the
 * block theorem it does not meet, and with which of its blocks, as `tenpai_blocks` tells them of
 * the same hand. Of several the first is told. Like `tenpai_wait_cases`, which tells why a wait
 * is one, it looks neither at copies nor at the forms without melds, whatever the rules say of
 * them.
 *
 * `out` receives the obstacle.
 *
 * `error` may be NULL; where it is not, it is written when the function fails, and only then.
 *
 * Returns `TENPAI_OK`, `TENPAI_NULL`, `TENPAI_BAD_RULES`, `TENPAI_RESERVED`; of the hand
 * `TENPAI_BAD_TILE`, `TENPAI_TOO_MANY_COPIES`, `TENPAI_BAD_SIZE`, `TENPAI_BAD_MELD`,
 * `TENPAI_MELD_COUNT` or `TENPAI_RED_FIVES`; with three players `TENPAI_ABSENT_TILE` or
 * `TENPAI_NO_CHI`; or `TENPAI_WRONG_TURN` for a hand that has to discard before it waits (3k+2
 * tiles).
 *
 * ```c
 * hand.counts[0]--; // 9m in place of 1m: 23m and 9m are blocks now
 * hand.counts[8]++;
 * tenpai_obstacle obstacle;
 * if (tenpai_wait_obstacle(&hand, &rules, &obstacle, &error) == TENPAI_OK) {
 *     assert(obstacle.kind == TENPAI_OBSTACLE_SIZES && obstacle.block_count == 0);
 * }
 * ```
 */
tenpai_status tenpai_wait_obstacle(const struct tenpai_hand *hand,
                                   const struct tenpai_rules *rules,
                                   struct tenpai_obstacle *out,
                                   struct tenpai_error *error);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* TENPAI_H */
