/*
 * Tells what a mahjong hand can do with a tile that the player before it throws away.
 *
 *     calls HAND TILE
 *
 * The hand is one that is to draw, with its melds named, and the tile one such as 1m, or 0m for a
 * red five. What is printed:
 *
 *     hand              234m1239p57s1122z
 *     thrown            1m
 *     improves          3s for 9p: 8 to 12 tiles
 *                       4s for 9p: 8 to 12 tiles
 *     pass              1
 *     chi 2m 3m         1, 8 discards
 *       discard 9p      6s12z, 8 tiles
 *
 * improves   the draws that bring the hand no nearer, and yet more copies that do, with what is
 *            thrown for each; no line where there are none
 * the calls  each with the shanten number after it: pass, chi, pon, kan, ron
 * discard    what may be thrown after a chi or pon so that the number stays, the best first. A tile
 *            that is swapped for the one called may not be thrown, here the 4m and another 1m
 *
 * What cannot be judged is told on the standard error, and the exit status is 1; it is 2 where the
 * arguments are not two.
 */

#include <stdio.h>
#include <string.h>

#include <tenpai.h>

/* All zero, the rules are the default. */
static const tenpai_rules rules;

/* A tile as it is written. */
static void piece_text(char text[3], uint8_t tile, uint8_t is_red) {
    text[0] = is_red ? '0' : (char)('1' + tile % 9);
    text[1] = "mpsz"[tile / 9];
    text[2] = '\0';
}

/* Reads a single tile, as a hand that has no other. Returns 0 where it is more than one. */
static int piece_from_text(const char *text, uint8_t *tile, uint8_t *is_red, tenpai_status *status,
                           tenpai_error *error) {
    tenpai_hand one;
    int tiles = 0;
    *status = tenpai_hand_from_text(text, strlen(text), &one, error);
    if (*status != TENPAI_OK) {
        return 1;
    }
    for (uint8_t i = 0; i < TENPAI_TILES; i++) {
        tiles += one.counts[i];
        if (one.counts[i] > 0) {
            *tile = i;
            *is_red = i < 27 ? one.red_fives[i / 9] : 0;
        }
    }
    return tiles == 1 && one.meld_count == 0;
}

/* What helps the hand if it passes: then the tile lies on the table and is seen. */
static tenpai_status improvement_lines(const tenpai_hand *hand, uint8_t thrown,
                                       tenpai_error *error) {
    tenpai_improvement improvements[TENPAI_MAX_IMPROVEMENTS];
    tenpai_seen seen;
    size_t count = 0;
    tenpai_status status;
    memset(&seen, 0, sizeof seen);
    seen.counts[thrown]++;
    status = tenpai_improvements(hand, &rules, &seen, improvements, TENPAI_MAX_IMPROVEMENTS, &count,
                                 error);
    for (size_t i = 0; i < count; i++) {
        char draw[3], discard[3];
        piece_text(draw, improvements[i].draw, 0);
        piece_text(discard, improvements[i].discard, 0);
        printf("%-18s%s for %s: %d to %d tiles\n", i == 0 ? "improves" : "", draw, discard,
               improvements[i].before, improvements[i].after);
    }
    return status;
}

/* The best discards after a chi or pon: those that leave the number of the call. */
static tenpai_status discard_lines(const tenpai_hand *hand, uint8_t called, uint8_t is_red,
                                   const tenpai_call *call, tenpai_error *error) {
    tenpai_discard discards[TENPAI_MAX_DISCARDS];
    size_t count = 0;
    tenpai_status status =
        tenpai_call_discards(hand, &rules, NULL, called, is_red, TENPAI_FROM_BEFORE, call, discards,
                             TENPAI_MAX_DISCARDS, &count, error);
    for (size_t i = 0; i < count && discards[i].shanten == call->shanten; i++) {
        char tile[3], accepted[TENPAI_TEXT_CAPACITY];
        size_t length;
        piece_text(tile, discards[i].tile, discards[i].is_red);
        /* It cannot fail: these are tiles, and that is room for any text. */
        (void)tenpai_tiles_to_text(discards[i].tiles, accepted, sizeof accepted, &length, NULL);
        printf("  discard %-8s%s, %d tile%s\n", tile, length == 0 ? "-" : accepted,
               discards[i].total, discards[i].total == 1 ? "" : "s");
    }
    return status;
}

static void call_line(const tenpai_call *call) {
    static const char *const names[] = {"pass", "chi", "pon", "kan", "ron"};
    char name[16];
    if (call->discard_count > 0) {
        char first[3], second[3];
        piece_text(first, call->tiles[0], call->are_red[0]);
        piece_text(second, call->tiles[1], call->are_red[1]);
        snprintf(name, sizeof name, "%s %s %s", names[call->kind], first, second);
        printf("%-18s%d, %d discard%s\n", name, call->shanten, call->discard_count,
               call->discard_count == 1 ? "" : "s");
    } else {
        printf("%-18s%d\n", names[call->kind], call->shanten);
    }
}

static tenpai_status judge(const tenpai_hand *hand, uint8_t called, uint8_t is_red,
                           tenpai_error *error) {
    tenpai_call calls[TENPAI_MAX_CALLS];
    size_t count;
    tenpai_status status = tenpai_calls(hand, &rules, NULL, called, is_red, TENPAI_FROM_BEFORE,
                                        calls, TENPAI_MAX_CALLS, &count, error);
    if (status == TENPAI_OK) {
        status = improvement_lines(hand, called, error);
    }
    for (size_t i = 0; status == TENPAI_OK && i < count; i++) {
        call_line(&calls[i]);
        if (calls[i].discard_count > 0) {
            status = discard_lines(hand, called, is_red, &calls[i], error);
        }
    }
    return status;
}

int main(int argc, char **argv) {
    tenpai_hand hand;
    tenpai_error error;
    tenpai_status status;
    uint8_t called = 0, is_red = 0;
    if (argc != 3) {
        fprintf(stderr, "usage: calls HAND TILE\n");
        return 2;
    }
    status = tenpai_hand_from_text(argv[1], strlen(argv[1]), &hand, &error);
    if (status == TENPAI_OK && !piece_from_text(argv[2], &called, &is_red, &status, &error)) {
        fprintf(stderr, "%s is not a single tile\n", argv[2]);
        return 1;
    }
    if (status == TENPAI_OK) {
        printf("%-18s%s\n%-18s%s\n", "hand", argv[1], "thrown", argv[2]);
        status = judge(&hand, called, is_red, &error);
    }
    if (status != TENPAI_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    return 0;
}
