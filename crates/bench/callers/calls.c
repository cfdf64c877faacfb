/* Times calls of the library from C: `calls HANDS`.
 *
 * HANDS is a file of hands, 34 counts each. For each line of the input, the name of a pass, it goes
 * through all hands once and prints the nanoseconds of processor time and the sum of the answers.
 */
#define _POSIX_C_SOURCE 200809L

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tenpai.h>
#include <time.h>

static tenpai_hand *hands;
static size_t hand_count;

/* The same hands as text and as counts in a row, and where the numbers of a batch go. */
static char (*texts)[TENPAI_TEXT_CAPACITY];
static uint8_t *counts;
static tenpai_shanten_numbers *numbers;

/* The lowest tile of which the hand does not hold all copies: one that another player throws. */
static uint8_t thrown(const tenpai_hand *hand) {
    uint8_t tile = 0;
    while (hand->counts[tile] == 4) {
        tile++;
    }
    return tile;
}

/* What a game does: one call for each hand. */
static int64_t shanten(void) {
    const tenpai_rules rules = {0};
    int64_t sum = 0;
    for (size_t i = 0; i < hand_count; i++) {
        tenpai_shanten_numbers numbers;
        if (tenpai_shanten(&hands[i], &rules, NULL, &numbers, NULL) != TENPAI_OK) {
            exit(1);
        }
        sum += numbers.best;
    }
    return sum;
}

/* A call that does nothing: what is left is the way there and back. */
static int64_t nothing(void) {
    int64_t sum = 0;
    for (size_t i = 0; i < hand_count; i++) {
        sum += (int64_t)tenpai_version_number();
    }
    return sum;
}

/* A pass that makes one call for each hand and adds up a value of its answer. */
#define PASS(name, answer, call, value)                  \
    static int64_t name(void) {                          \
        const tenpai_rules rules = {0};                  \
        int64_t sum = 0;                                 \
        for (size_t i = 0; i < hand_count; i++) {        \
            const tenpai_hand *hand = &hands[i];         \
            size_t length = 0;                           \
            answer;                                      \
            (void)hand;                                  \
            (void)rules;                                 \
            if ((call) != TENPAI_OK) {                   \
                exit(1);                                 \
            }                                            \
            sum += (int64_t)(value) + (int64_t)length;   \
        }                                                \
        return sum;                                      \
    }

PASS(from_text, tenpai_hand read, tenpai_hand_from_text(texts[i], strlen(texts[i]), &read, NULL),
     read.counts[0])
PASS(to_text, char out[TENPAI_TEXT_CAPACITY],
     tenpai_hand_to_text(hand, out, sizeof out, &length, NULL), 0)
PASS(waits, tenpai_wait_sets out, tenpai_waits(hand, &rules, NULL, &out, NULL), out.total)
PASS(wait_kinds, tenpai_kinds_of_waits out, tenpai_wait_kinds(hand, &rules, NULL, &out, NULL),
     out.shape != TENPAI_SHAPE_NONE)
PASS(blocks, tenpai_block out[TENPAI_MAX_BLOCKS],
     tenpai_blocks(hand, &rules, out, TENPAI_MAX_BLOCKS, &length, NULL), 0)
PASS(acceptance, tenpai_accepted_tiles out, tenpai_acceptance(hand, &rules, NULL, &out, NULL),
     out.total)
PASS(discards, tenpai_discard out[TENPAI_MAX_DISCARDS],
     tenpai_discards(hand, &rules, NULL, out, TENPAI_MAX_DISCARDS, &length, NULL), out[0].total)
PASS(improvements, tenpai_improvement out[TENPAI_MAX_IMPROVEMENTS],
     tenpai_improvements(hand, &rules, NULL, out, TENPAI_MAX_IMPROVEMENTS, &length, NULL), 0)
PASS(calls, tenpai_call out[TENPAI_MAX_CALLS],
     tenpai_calls(hand, &rules, NULL, thrown(hand), 0, TENPAI_FROM_BEFORE, out, TENPAI_MAX_CALLS,
                  &length, NULL),
     0)
PASS(readings, tenpai_reading out[8]; size_t total = 0,
     tenpai_readings(hand, &rules, NULL, TENPAI_READINGS_NEAREST, out, 8, &length, &total, NULL),
     total)
PASS(all_readings, tenpai_reading out[8]; size_t total = 0,
     tenpai_readings(hand, &rules, NULL, TENPAI_READINGS_ALL, out, 8, &length, &total, NULL),
     total)

/* All hands in one call. */
static int64_t batch(void) {
    const tenpai_rules rules = {0};
    int64_t sum = 0;
    if (tenpai_shanten_batch(counts, hand_count, &rules, numbers, NULL) != TENPAI_OK) {
        exit(1);
    }
    for (size_t i = 0; i < hand_count; i++) {
        sum += numbers[i].best;
    }
    return sum;
}

static const struct {
    const char *name;
    int64_t (*run)(void);
} passes[] = {
    {"nothing", nothing},       {"shanten", shanten},         {"batch", batch},
    {"from_text", from_text},   {"to_text", to_text},         {"waits", waits},
    {"wait_kinds", wait_kinds}, {"blocks", blocks},           {"acceptance", acceptance},
    {"discards", discards},     {"improvements", improvements}, {"calls", calls},
    {"readings", readings},     {"all_readings", all_readings},
};

static void read_hands(const char *path) {
    FILE *file = fopen(path, "rb");
    size_t room = 0;
    tenpai_hand hand;
    if (file == NULL) {
        exit(1);
    }
    memset(&hand, 0, sizeof hand);
    while (fread(hand.counts, sizeof hand.counts, 1, file) == 1) {
        if (hand_count == room) {
            room = room == 0 ? 1024 : 2 * room;
            hands = realloc(hands, room * sizeof *hands);
            if (hands == NULL) {
                exit(1);
            }
        }
        hands[hand_count++] = hand;
    }
    fclose(file);
}

/* Prepares what the passes take besides the hands. */
static void prepare(void) {
    size_t length;
    texts = malloc(hand_count * sizeof *texts);
    counts = malloc(hand_count * TENPAI_TILES);
    numbers = malloc(hand_count * sizeof *numbers);
    if (texts == NULL || counts == NULL || numbers == NULL) {
        exit(1);
    }
    for (size_t i = 0; i < hand_count; i++) {
        memcpy(counts + i * TENPAI_TILES, hands[i].counts, TENPAI_TILES);
        if (tenpai_hand_to_text(&hands[i], texts[i], sizeof texts[i], &length, NULL) != TENPAI_OK) {
            exit(1);
        }
    }
}

static int64_t nanoseconds(void) {
    struct timespec now;
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) != 0) {
        exit(1);
    }
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int main(int argc, char **argv) {
    char line[64];
    if (argc != 2) {
        return 2;
    }
    read_hands(argv[1]);
    prepare();
    while (fgets(line, sizeof line, stdin) != NULL) {
        int64_t (*run)(void) = NULL;
        line[strcspn(line, "\n")] = '\0';
        for (size_t i = 0; i < sizeof passes / sizeof passes[0]; i++) {
            if (strcmp(line, passes[i].name) == 0) {
                run = passes[i].run;
            }
        }
        if (run == NULL) {
            return 2;
        }
        const int64_t start = nanoseconds();
        const int64_t sum = run();
        const int64_t taken = nanoseconds() - start;
        printf("%lld %lld\n", (long long)taken, (long long)sum);
        fflush(stdout);
    }
    free(numbers);
    free(counts);
    free(texts);
    free(hands);
    return 0;
}
