/*
 * Tells how a mahjong hand divides into groups, and what that says of its waits.
 *
 *     readings HAND [TILE]
 *
 * What is printed of a hand that is to draw:
 *
 *     hand              23444m55p
 *     shape             pair and two sided
 *     waits             1m two-sided
 *                       4m two-sided or pair
 *                       5p pair
 *     cases             1m beside pair: 23444m, 55p
 *                       4m beside pair: 23444m, 55p
 *                       5p beside pair: 55p, 23444m
 *     readings          2
 *       0               234m 44m 55p
 *         0             g3 1, g2 1, dg2 0, p 1, dn 0, dz 0, n 7
 *       0               23m 444m 55p
 *         0             g3 1, g2 1, dg2 0, p 1, dn 0, dz 0, n 7
 *
 * shape      what players call the wait, by the formal waits; "none" where there is none
 * waits      the effective waits, each with all that it can be; - where there is none
 * cases      why each formal wait of melds and a pair is one, and the blocks that it is about; - where
 *            there is none
 * readings   how many divisions are nearest to a complete hand, and the first eight of them: the
 *            shanten number of each with its groups, and below it the number that the formula gives,
 *            with what it counts; no such line for seven pairs and thirteen orphans
 *
 * Of a hand that has drawn the first three are left out. With the winning tile as the second argument,
 * there is instead a line for each group that can take it, or - where there is none:
 *
 *     wins              456s two-sided in 234m 11s 123s 456s 777s
 *
 * What cannot be judged is told on the standard error, and the exit status is 1; it is 2 where the
 * arguments are not one or two.
 */

#include <stdio.h>
#include <string.h>

#include <tenpai.h>

#define SHOWN 8

/* All zero, the rules are the default. */
static const tenpai_rules rules;

/* The name of a line, on the first of several alone. */
static void name(const char *name, size_t place) {
    printf("%-18s", place == 0 ? name : "");
}

/* Tiles as they are written, each `step` above the one before; returns where the text ends. */
static char *tiles_text(char *to, int tile, int step, int count) {
    for (int i = 0; i < count; i++) {
        *to++ = (char)('1' + tile % 9 + i * step);
    }
    *to++ = "mpsz"[tile / 9];
    *to = '\0';
    return to;
}

/* A group as it is written: 234m, and (7777z) beside the hand. A red five is written as a five. */
static void group_text(char text[8], const tenpai_reading *reading, int place) {
    static const struct {
        int count;
        int step;
    } kinds[] = {
        [TENPAI_GROUP_SINGLE] = {1, 0}, [TENPAI_GROUP_PAIR] = {2, 0},
        [TENPAI_GROUP_TRIPLET] = {3, 0}, [TENPAI_GROUP_TWO_SIDED] = {2, 1},
        [TENPAI_GROUP_EDGE] = {2, 1}, [TENPAI_GROUP_RUN] = {3, 1},
        [TENPAI_GROUP_CLOSED] = {2, 2}, [TENPAI_GROUP_CHI] = {3, 1},
        [TENPAI_GROUP_PON] = {3, 0}, [TENPAI_GROUP_OPEN_KAN] = {4, 0},
        [TENPAI_GROUP_CONCEALED_KAN] = {4, 0},
    };
    int kind = reading->group_kinds[place];
    int beside = kind >= TENPAI_GROUP_CHI;
    int own = kind == TENPAI_GROUP_CONCEALED_KAN;
    if (beside) {
        *text++ = own ? '(' : '[';
    }
    text = tiles_text(text, reading->group_tiles[place], kinds[kind].step, kinds[kind].count);
    if (beside) {
        *text++ = own ? ')' : ']';
        *text = '\0';
    }
}

static void print_groups(const tenpai_reading *reading) {
    for (int place = 0; place < reading->group_count; place++) {
        char group[8];
        group_text(group, reading, place);
        printf("%s%s", place == 0 ? "" : " ", group);
    }
    putchar('\n');
}

/* The text of kinds of waits. It cannot fail: there is room for any text. */
static void kinds_text(char text[TENPAI_TEXT_CAPACITY], uint8_t kinds) {
    size_t length;
    (void)tenpai_wait_kinds_to_text(kinds, text, TENPAI_TEXT_CAPACITY, &length, NULL);
}

static tenpai_status waits_lines(const tenpai_hand *hand, tenpai_error *error) {
    static const char *const shapes[] = {
        "none", "compound", "single", "two singles", "three singles", "two sided", "three sided",
        "closed", "edge", "pair", "single and two sided", "single and closed", "single and edge",
        "pair and two sided", "seven pairs", "one orphan", "thirteen orphans",
    };
    tenpai_kinds_of_waits waits;
    size_t count = 0;
    tenpai_status status = tenpai_wait_kinds(hand, &rules, NULL, &waits, error);
    if (status != TENPAI_OK) {
        return status;
    }
    name("shape", 0);
    puts(waits.shape < sizeof shapes / sizeof *shapes ? shapes[waits.shape] : "?");
    for (int tile = 0; tile < (int)TENPAI_TILES; tile++) {
        if (waits.kinds[tile] != 0) {
            char written[3], kinds[TENPAI_TEXT_CAPACITY];
            tiles_text(written, tile, 0, 1);
            kinds_text(kinds, waits.kinds[tile]);
            name("waits", count++);
            printf("%s %s\n", written, kinds);
        }
    }
    if (count == 0) {
        name("waits", 0);
        puts("-");
    }
    return TENPAI_OK;
}

/* The tiles of a block: the digit of each group as often as it has tiles, and the suit. */
static void print_block(const tenpai_block *block) {
    int rank = block->lowest % 9 + 1;
    for (int group = 0; group < block->group_count; group++) {
        for (int tile = 0; tile < block->groups[group]; tile++) {
            printf("%d", rank + group);
        }
    }
    putchar("mpsz"[block->suit]);
}

static tenpai_status cases_lines(const tenpai_hand *hand, tenpai_error *error) {
    static const char *const names[] = {"", "completed", "joined to pair", "beside pair",
                                        "joined beside pair"};
    tenpai_wait_case cases[TENPAI_MAX_WAIT_CASES];
    tenpai_block blocks[TENPAI_MAX_BLOCKS];
    size_t count = 0, block_count;
    tenpai_status status =
        tenpai_blocks(hand, &rules, blocks, TENPAI_MAX_BLOCKS, &block_count, error);
    if (status == TENPAI_OK) {
        status = tenpai_wait_cases(hand, &rules, cases, TENPAI_MAX_WAIT_CASES, &count, error);
    }
    if (status == TENPAI_OK && count == 0) {
        name("cases", 0);
        puts("-");
    }
    for (size_t i = 0; i < count; i++) {
        char tile[3];
        tiles_text(tile, cases[i].tile, 0, 1);
        name("cases", i);
        printf("%s %s", tile, names[cases[i].kind]);
        for (int place = 0; place < cases[i].block_count; place++) {
            printf("%s ", place == 0 ? ":" : ",");
            print_block(&blocks[cases[i].blocks[place]]);
        }
        putchar('\n');
    }
    return status;
}

/* The number by the formula, and what it counts. */
static tenpai_status formula_line(const tenpai_formula_counts *counts, tenpai_error *error) {
    int8_t number;
    tenpai_status status = tenpai_formula_shanten(counts, &number, error);
    if (status == TENPAI_OK) {
        printf("    %-14dg3 %d, g2 %d, dg2 %d, p %d, dn %d, dz %d, n %d\n", number, counts->melds,
               counts->partials, counts->dirty_partials, counts->head, counts->exhausted_suit_tiles,
               counts->exhausted_honours, counts->size);
    }
    return status;
}

static tenpai_status readings_lines(const tenpai_hand *hand, tenpai_error *error) {
    tenpai_reading readings[SHOWN];
    size_t count = 0, total;
    tenpai_status status = tenpai_readings(hand, &rules, NULL, TENPAI_READINGS_NEAREST, readings,
                                           SHOWN, &count, &total, error);
    if (status == TENPAI_OK) {
        name("readings", 0);
        printf("%d\n", (int)total);
    }
    for (size_t i = 0; status == TENPAI_OK && i < count; i++) {
        printf("  %-16d", readings[i].shanten);
        print_groups(&readings[i]);
        if (readings[i].form == TENPAI_FORM_GENERAL) {
            status = formula_line(&readings[i].counts, error);
        }
    }
    return status;
}

static tenpai_status wins_lines(const tenpai_hand *hand, uint8_t tile, tenpai_error *error) {
    tenpai_win wins[TENPAI_MAX_WINS];
    size_t count = 0;
    tenpai_status status =
        tenpai_wins(hand, &rules, NULL, tile, wins, TENPAI_MAX_WINS, &count, error);
    if (status == TENPAI_OK && count == 0) {
        name("wins", 0);
        puts("-");
    }
    for (size_t i = 0; i < count; i++) {
        char group[8], kind[TENPAI_TEXT_CAPACITY];
        group_text(group, &wins[i].reading, wins[i].group);
        kinds_text(kind, wins[i].kind);
        name("wins", i);
        printf("%s %s in ", group, kind);
        print_groups(&wins[i].reading);
    }
    return status;
}

/* Reads a single tile, as a hand that has no other. Returns 0 where it is more than one. */
static int tile_from_text(const char *text, uint8_t *tile, tenpai_status *status,
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
        }
    }
    return tiles == 1 && one.meld_count == 0;
}

/* What there is to tell without a winning tile. */
static tenpai_status judge(const tenpai_hand *hand, tenpai_error *error) {
    int tiles = 0;
    tenpai_status status = TENPAI_OK;
    for (uint32_t i = 0; i < TENPAI_TILES; i++) {
        tiles += hand->counts[i];
    }
    if (tiles % 3 == 1) {
        status = waits_lines(hand, error);
        if (status == TENPAI_OK) {
            status = cases_lines(hand, error);
        }
    }
    return status == TENPAI_OK ? readings_lines(hand, error) : status;
}

int main(int argc, char **argv) {
    tenpai_hand hand;
    tenpai_error error;
    tenpai_status status;
    uint8_t winning = 0;
    if (argc != 2 && argc != 3) {
        fprintf(stderr, "usage: readings HAND [TILE]\n");
        return 2;
    }
    status = tenpai_hand_from_text(argv[1], strlen(argv[1]), &hand, &error);
    if (status == TENPAI_OK && argc == 3 && !tile_from_text(argv[2], &winning, &status, &error)) {
        fprintf(stderr, "%s is not a single tile\n", argv[2]);
        return 1;
    }
    if (status == TENPAI_OK) {
        name("hand", 0);
        puts(argv[1]);
        status = argc == 3 ? wins_lines(&hand, winning, &error) : judge(&hand, &error);
    }
    if (status != TENPAI_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    return 0;
}
