/*
 * Judges mahjong hands: whether they are tenpai, their waits, their blocks, their shanten numbers,
 * and what to draw or to discard.
 *
 *     waits HAND...
 *
 * A hand is written like 123m406p789s1122z or 45z[444z][111z][555z](7777z). What is printed of
 * each, and of two with an empty line between them:
 *
 *     hand              2235m
 *     tenpai            yes
 *     waits             4m
 *     formal waits      4m
 *     blocks            223m pair and half, 5m half or one short of pair complete
 *     shanten           0
 *     general form      0
 *     seven pairs       -
 *     thirteen orphans  -
 *     accepts           4m, 4 tiles
 *
 * hand              in canonical notation
 * tenpai            yes or no; "discard first" of a hand that has drawn (3k+2 tiles)
 * waits             those that can come; - where there are none
 * formal waits      those of the shape, a fifth copy included; - where there are none
 * blocks            each with what it can be
 * shanten           the least of the three below: -1 complete, 0 tenpai
 * the three forms   the number in each; - where the hand cannot have the form
 * accepts           the tiles that lower the number, and how many are left; - where there are none
 *
 * A hand that has drawn has in place of the last line its discards, the best first, each with the
 * number of what it leaves and what that accepts:
 *
 *     discard 9p        1, 6s12z, 8 tiles
 *
 * What is no hand is told as "HAND: message" on the standard error, and the exit status is 1 at
 * the end; it is 2 where there is no hand at all on the command line.
 */

#include <stdio.h>
#include <string.h>

#include <tenpai.h>

/* One line of the answer. */
static void line(const char *name, const char *value) {
    printf("%-18s%s\n", name, value);
}

static void set_line(const char *name, uint64_t tiles) {
    char text[TENPAI_TEXT_CAPACITY];
    size_t length;
    tenpai_status status = tenpai_tiles_to_text(tiles, text, sizeof text, &length, NULL);
    if (status != TENPAI_OK) {
        line(name, tenpai_status_message(status));
    } else {
        line(name, length == 0 ? "-" : text);
    }
}

static void number_line(const char *name, int8_t number) {
    if (number == TENPAI_NO_NUMBER) {
        line(name, "-");
    } else {
        printf("%-18s%d\n", name, number);
    }
}

static tenpai_status waits_lines(const tenpai_hand *hand, const tenpai_rules *rules) {
    tenpai_wait_sets waits;
    const char *tenpai = "discard first";
    tenpai_status status;
    memset(&waits, 0, sizeof waits);
    status = tenpai_waits(hand, rules, NULL, &waits, NULL);
    if (status == TENPAI_OK) {
        tenpai = waits.effective != 0 ? "yes" : "no";
    } else if (status != TENPAI_WRONG_TURN) {
        return status;
    }
    line("tenpai", tenpai);
    set_line("waits", waits.effective);
    set_line("formal waits", waits.formal);
    return TENPAI_OK;
}

/* The tiles of a block: the digit of each group as often as it has tiles, and the suit. */
static void print_tiles(const tenpai_block *block) {
    int rank = block->lowest - 9 * block->suit + 1;
    for (int group = 0; group < block->group_count; group++) {
        for (int tile = 0; tile < block->groups[group]; tile++) {
            printf("%d", rank + group);
        }
    }
    putchar("mpsz"[block->suit]);
}

static tenpai_status blocks_line(const tenpai_hand *hand, const tenpai_rules *rules) {
    tenpai_block blocks[TENPAI_MAX_BLOCKS];
    size_t count;
    tenpai_status status = tenpai_blocks(hand, rules, blocks, TENPAI_MAX_BLOCKS, &count, NULL);
    if (status != TENPAI_OK) {
        return status;
    }
    printf("%-18s", "blocks");
    for (size_t i = 0; i < count; i++) {
        char kinds[TENPAI_TEXT_CAPACITY];
        size_t length;
        status = tenpai_block_kinds_to_text(blocks[i].kinds, kinds, sizeof kinds, &length, NULL);
        if (status != TENPAI_OK) {
            return status;
        }
        printf("%s", i == 0 ? "" : ", ");
        print_tiles(&blocks[i]);
        printf(" %s", kinds);
    }
    putchar('\n');
    return TENPAI_OK;
}

static tenpai_status shanten_lines(const tenpai_hand *hand, const tenpai_rules *rules) {
    tenpai_shanten_numbers numbers;
    tenpai_status status = tenpai_shanten(hand, rules, NULL, &numbers, NULL);
    if (status == TENPAI_OK) {
        number_line("shanten", numbers.best);
        number_line("general form", numbers.general);
        number_line("seven pairs", numbers.seven_pairs);
        number_line("thirteen orphans", numbers.thirteen_orphans);
    }
    return status;
}

/* Tiles that a hand accepts, and how many of them are left. */
static tenpai_status accepted_line(uint64_t tiles, int total) {
    char text[TENPAI_TEXT_CAPACITY];
    size_t length;
    tenpai_status status = tenpai_tiles_to_text(tiles, text, sizeof text, &length, NULL);
    if (status == TENPAI_OK && length == 0) {
        puts("-");
    } else if (status == TENPAI_OK) {
        printf("%s, %d tile%s\n", text, total, total == 1 ? "" : "s");
    }
    return status;
}

static void discard_name(const tenpai_discard *discard) {
    int suit = discard->tile / 9;
    char name[] = "discard 0m";
    if (!discard->is_red) {
        name[8] = (char)('1' + discard->tile % 9);
    }
    name[9] = "mpsz"[suit];
    printf("%-18s", name);
}

/* What to draw, or what to discard: the table of all discards. */
static tenpai_status next_lines(const tenpai_hand *hand, const tenpai_rules *rules) {
    tenpai_accepted_tiles accepted;
    tenpai_discard discards[TENPAI_MAX_DISCARDS];
    size_t count;
    tenpai_status status = tenpai_acceptance(hand, rules, NULL, &accepted, NULL);
    if (status == TENPAI_OK) {
        printf("%-18s", "accepts");
        return accepted_line(accepted.tiles, accepted.total);
    }
    if (status != TENPAI_WRONG_TURN) {
        return status;
    }
    status = tenpai_discards(hand, rules, NULL, discards, TENPAI_MAX_DISCARDS, &count, NULL);
    for (size_t i = 0; status == TENPAI_OK && i < count; i++) {
        discard_name(&discards[i]);
        printf("%d, ", discards[i].shanten);
        status = accepted_line(discards[i].tiles, discards[i].total);
    }
    return status;
}

static tenpai_status judge(const tenpai_hand *hand) {
    tenpai_rules rules;
    char text[TENPAI_TEXT_CAPACITY];
    size_t length;
    tenpai_status status = tenpai_hand_to_text(hand, text, sizeof text, &length, NULL);
    if (status != TENPAI_OK) {
        return status;
    }
    line("hand", text);
    memset(&rules, 0, sizeof rules); /* the default */
    status = waits_lines(hand, &rules);
    if (status == TENPAI_OK) {
        status = blocks_line(hand, &rules);
    }
    if (status == TENPAI_OK) {
        status = shanten_lines(hand, &rules);
    }
    if (status == TENPAI_OK) {
        status = next_lines(hand, &rules);
    }
    return status;
}

int main(int argc, char **argv) {
    int failed = 0;
    int judged = 0;
    if (argc < 2) {
        fprintf(stderr, "usage: waits HAND...\n");
        return 2;
    }
    for (int i = 1; i < argc; i++) {
        tenpai_hand hand;
        tenpai_error error;
        tenpai_status status;
        if (tenpai_hand_from_text(argv[i], strlen(argv[i]), &hand, &error) != TENPAI_OK) {
            fprintf(stderr, "%s: %s\n", argv[i], error.message);
            failed = 1;
            continue;
        }
        if (judged++ > 0) {
            putchar('\n');
        }
        status = judge(&hand);
        if (status != TENPAI_OK) {
            fprintf(stderr, "%s: %s\n", argv[i], tenpai_status_message(status));
            failed = 1;
        }
    }
    return failed;
}
