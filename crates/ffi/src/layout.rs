//! The layout of every struct, asserted where it is compiled. `tests/c/layout.c` asserts the same.

use std::mem::offset_of;

use crate::{
    tenpai_accepted_tiles, tenpai_block, tenpai_call, tenpai_discard, tenpai_error,
    tenpai_formula_counts, tenpai_good_wait_share, tenpai_hand, tenpai_improvement,
    tenpai_kinds_of_waits, tenpai_meld, tenpai_obstacle, tenpai_reading, tenpai_rules, tenpai_seen,
    tenpai_shanten_numbers, tenpai_wait_case, tenpai_wait_sets, tenpai_win,
};

/// `layout!(struct, size, alignment, field at offset, ...)`
macro_rules! layout {
    ($name:ident, $size:literal, $align:expr, $($field:ident $offset:literal),+) => {
        const _: () = {
            assert!(size_of::<$name>() == $size);
            assert!(align_of::<$name>() == $align);
            $(assert!(offset_of!($name, $field) == $offset);)+
        };
    };
}

layout!(tenpai_error, 128, 4, status 0, offset 4, tile 8, count 9, reserved 10, hand 12, message 16);
layout!(tenpai_rules, 16, 1, copies 0, forms 1, players 2, flags 3, reserved 4);
layout!(tenpai_meld, 4, 1, kind 0, tile 1, red_fives 2, reserved 3);
layout!(
    tenpai_hand, 64, 1, counts 0, red_fives 34, meld_count 37, meld_kinds 38, meld_tiles 42,
    meld_red_fives 46, reserved 50
);
layout!(
    tenpai_shanten_numbers, 8, 1, general 0, seven_pairs 1, thirteen_orphans 2, best 3, reserved 4
);
layout!(
    tenpai_block, 16, 1, suit 0, lowest 1, group_count 2, tile_count 3, groups 4, kinds 13,
    reserved 14
);

layout!(tenpai_seen, 40, 1, counts 0, reserved 34);
layout!(
    tenpai_improvement, 8, 1, draw 0, copies 1, discard 2, before 3, after 4, discard_is_red 5,
    reserved 6
);
layout!(tenpai_good_wait_share, 8, 1, good 0, all 1, shanten 2, reserved 3);
layout!(
    tenpai_call, 16, 1, kind 0, shanten 1, tiles 2, are_red 4, discard_count 6, discard 7,
    discard_is_red 8, discard_total 9, reserved 10
);
layout!(
    tenpai_formula_counts, 8, 1, melds 0, partials 1, dirty_partials 2, head 3,
    exhausted_suit_tiles 4, exhausted_honours 5, size 6, reserved 7
);
layout!(
    tenpai_reading, 56, 1, form 0, shanten 1, group_count 2, group_kinds 3, group_tiles 17,
    group_red_fives 31, counts 45, reserved 53
);
layout!(tenpai_win, 64, 1, reading 0, group 56, kind 57, reserved 58);
layout!(tenpai_wait_case, 8, 1, tile 0, kind 1, block_count 2, blocks 3, reserved 6);
layout!(tenpai_obstacle, 8, 1, kind 0, block_count 1, blocks 2, gap 4, reserved 5);

// Their alignment is eight on all platforms but 32-bit x86 outside Windows, where it is four. No
// padding either way.
layout!(
    tenpai_wait_sets, 64, align_of::<u64>(), formal 0, effective 8, live 16, copies 24, total 58,
    verdict 59, reserved 60
);
layout!(
    tenpai_kinds_of_waits, 48, align_of::<u64>(), tiles 0, kinds 8, shape 42, reserved 43
);
layout!(
    tenpai_accepted_tiles, 56, align_of::<u64>(), tiles 0, live 8, copies 16, total 50, shanten 51,
    reserved 52
);
layout!(
    tenpai_discard, 56, align_of::<u64>(), tiles 0, live 8, copies 16, total 50, shanten 51, tile 52,
    is_red 53, reserved 54
);
