/* The layout of every struct as a C compiler sees it. crates/ffi/src/layout.rs asserts the same. */

#include <tenpai.h>

#define SIZE(type, size) _Static_assert(sizeof(type) == (size), #type " has another size")
#define AT(type, field, offset)                                                                    \
    _Static_assert(offsetof(type, field) == (offset), #type "." #field " lies elsewhere")

SIZE(tenpai_status, 4);

SIZE(tenpai_error, 128);
AT(tenpai_error, status, 0);
AT(tenpai_error, offset, 4);
AT(tenpai_error, tile, 8);
AT(tenpai_error, count, 9);
AT(tenpai_error, reserved, 10);
AT(tenpai_error, hand, 12);
AT(tenpai_error, message, 16);

SIZE(tenpai_rules, 16);
AT(tenpai_rules, copies, 0);
AT(tenpai_rules, forms, 1);
AT(tenpai_rules, players, 2);
AT(tenpai_rules, flags, 3);
AT(tenpai_rules, reserved, 4);

SIZE(tenpai_meld, 4);
AT(tenpai_meld, kind, 0);
AT(tenpai_meld, tile, 1);
AT(tenpai_meld, red_fives, 2);
AT(tenpai_meld, reserved, 3);

SIZE(tenpai_hand, 64);
AT(tenpai_hand, counts, 0);
AT(tenpai_hand, red_fives, 34);
AT(tenpai_hand, meld_count, 37);
AT(tenpai_hand, meld_kinds, 38);
AT(tenpai_hand, meld_tiles, 42);
AT(tenpai_hand, meld_red_fives, 46);
AT(tenpai_hand, reserved, 50);

SIZE(tenpai_shanten_numbers, 8);
AT(tenpai_shanten_numbers, general, 0);
AT(tenpai_shanten_numbers, seven_pairs, 1);
AT(tenpai_shanten_numbers, thirteen_orphans, 2);
AT(tenpai_shanten_numbers, best, 3);
AT(tenpai_shanten_numbers, reserved, 4);

SIZE(tenpai_seen, 40);
AT(tenpai_seen, counts, 0);
AT(tenpai_seen, reserved, 34);

SIZE(tenpai_wait_sets, 64);
AT(tenpai_wait_sets, formal, 0);
AT(tenpai_wait_sets, effective, 8);
AT(tenpai_wait_sets, live, 16);
AT(tenpai_wait_sets, copies, 24);
AT(tenpai_wait_sets, total, 58);
AT(tenpai_wait_sets, verdict, 59);
AT(tenpai_wait_sets, reserved, 60);

SIZE(tenpai_accepted_tiles, 56);
AT(tenpai_accepted_tiles, tiles, 0);
AT(tenpai_accepted_tiles, live, 8);
AT(tenpai_accepted_tiles, copies, 16);
AT(tenpai_accepted_tiles, total, 50);
AT(tenpai_accepted_tiles, shanten, 51);
AT(tenpai_accepted_tiles, reserved, 52);

SIZE(tenpai_discard, 56);
AT(tenpai_discard, tiles, 0);
AT(tenpai_discard, live, 8);
AT(tenpai_discard, copies, 16);
AT(tenpai_discard, total, 50);
AT(tenpai_discard, shanten, 51);
AT(tenpai_discard, tile, 52);
AT(tenpai_discard, is_red, 53);
AT(tenpai_discard, reserved, 54);

SIZE(tenpai_improvement, 8);
AT(tenpai_improvement, draw, 0);
AT(tenpai_improvement, copies, 1);
AT(tenpai_improvement, discard, 2);
AT(tenpai_improvement, before, 3);
AT(tenpai_improvement, after, 4);
AT(tenpai_improvement, discard_is_red, 5);
AT(tenpai_improvement, reserved, 6);

SIZE(tenpai_good_wait_share, 8);
AT(tenpai_good_wait_share, good, 0);
AT(tenpai_good_wait_share, all, 1);
AT(tenpai_good_wait_share, shanten, 2);
AT(tenpai_good_wait_share, reserved, 3);

SIZE(tenpai_call, 16);
AT(tenpai_call, kind, 0);
AT(tenpai_call, shanten, 1);
AT(tenpai_call, tiles, 2);
AT(tenpai_call, are_red, 4);
AT(tenpai_call, discard_count, 6);
AT(tenpai_call, discard, 7);
AT(tenpai_call, discard_is_red, 8);
AT(tenpai_call, discard_total, 9);
AT(tenpai_call, reserved, 10);

SIZE(tenpai_block, 16);
AT(tenpai_block, suit, 0);
AT(tenpai_block, lowest, 1);
AT(tenpai_block, group_count, 2);
AT(tenpai_block, tile_count, 3);
AT(tenpai_block, groups, 4);
AT(tenpai_block, kinds, 13);
AT(tenpai_block, reserved, 14);

SIZE(tenpai_formula_counts, 8);
AT(tenpai_formula_counts, melds, 0);
AT(tenpai_formula_counts, partials, 1);
AT(tenpai_formula_counts, dirty_partials, 2);
AT(tenpai_formula_counts, head, 3);
AT(tenpai_formula_counts, exhausted_suit_tiles, 4);
AT(tenpai_formula_counts, exhausted_honours, 5);
AT(tenpai_formula_counts, size, 6);
AT(tenpai_formula_counts, reserved, 7);

SIZE(tenpai_reading, 56);
AT(tenpai_reading, form, 0);
AT(tenpai_reading, shanten, 1);
AT(tenpai_reading, group_count, 2);
AT(tenpai_reading, group_kinds, 3);
AT(tenpai_reading, group_tiles, 17);
AT(tenpai_reading, group_red_fives, 31);
AT(tenpai_reading, counts, 45);
AT(tenpai_reading, reserved, 53);

SIZE(tenpai_win, 64);
AT(tenpai_win, reading, 0);
AT(tenpai_win, group, 56);
AT(tenpai_win, kind, 57);
AT(tenpai_win, reserved, 58);

SIZE(tenpai_kinds_of_waits, 48);
AT(tenpai_kinds_of_waits, tiles, 0);
AT(tenpai_kinds_of_waits, kinds, 8);
AT(tenpai_kinds_of_waits, shape, 42);
AT(tenpai_kinds_of_waits, reserved, 43);

SIZE(tenpai_wait_case, 8);
AT(tenpai_wait_case, tile, 0);
AT(tenpai_wait_case, kind, 1);
AT(tenpai_wait_case, block_count, 2);
AT(tenpai_wait_case, blocks, 3);
AT(tenpai_wait_case, reserved, 6);

SIZE(tenpai_obstacle, 8);
AT(tenpai_obstacle, kind, 0);
AT(tenpai_obstacle, block_count, 1);
AT(tenpai_obstacle, blocks, 2);
AT(tenpai_obstacle, gap, 4);
AT(tenpai_obstacle, reserved, 5);

int layout_is_asserted;
