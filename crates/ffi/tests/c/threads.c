/*
 * Eight threads at once ask everything about the same hands and about hands of their own, over and
 * over, and are told what one thread alone was told. Takes how often; prints one line when all
 * agree.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tenpai.h>

enum { THREADS = 8, SHARED = 4, HANDS = SHARED + THREADS, READINGS = 32 };

/* The first SHARED are asked by every thread, each of the others by one. */
static const char *const TEXTS[HANDS] = {
    "123m406p789s1122z", "2235m[111z][222z](3333z)", "34055667m678p11z", "11m19p19s1234567z",
    "1112345678999m", "22334455667788p", "123456789m11z", "1p[789s][555z](0555m)[111z]",
    "19m19p19s1234567z", "2223m456p789s777z", "123m456p789s1122z1m", "1111m",
};

/* All that is told about a hand. No struct has padding, and what is not written stays zero. */
typedef struct answers {
    tenpai_status statuses[26];
    tenpai_hand hand, again;
    tenpai_error errors[3];
    char texts[5][TENPAI_TEXT_CAPACITY];
    tenpai_shanten_numbers numbers, batch[2];
    tenpai_wait_sets waits;
    tenpai_accepted_tiles accepted;
    tenpai_good_wait_share share;
    tenpai_kinds_of_waits kinds;
    tenpai_obstacle obstacle;
    tenpai_discard discards[TENPAI_MAX_DISCARDS], after_call[TENPAI_MAX_DISCARDS], best;
    tenpai_improvement improvements[TENPAI_MAX_IMPROVEMENTS];
    tenpai_call calls[TENPAI_MAX_CALLS];
    tenpai_block blocks[TENPAI_MAX_BLOCKS];
    tenpai_wait_case cases[TENPAI_MAX_WAIT_CASES];
    tenpai_reading readings[READINGS];
    tenpai_win wins[TENPAI_MAX_WINS];
    size_t lengths[14], total;
    uint32_t version, abi;
    int8_t formula;
    char names[3][64];
} answers;

static answers ALONE[HANDS];
static pthread_barrier_t START;
static int ROUNDS;

static void ask_hand(const char *text, answers *to) {
    tenpai_status *status = to->statuses;
    size_t *length = to->lengths;
    uint8_t batch[2][TENPAI_TILES];
    tenpai_rules rules = {0};
    const tenpai_hand *hand = &to->hand;
    *status++ = tenpai_hand_from_text(text, strlen(text), &to->hand, &to->errors[0]);
    *status++ = tenpai_hand_check(hand, NULL);
    *status++ = tenpai_hand_from_counts(hand->counts, hand->red_fives, NULL, 0, &to->again, &to->errors[1]);
    *status++ = tenpai_hand_to_text(hand, to->texts[0], TENPAI_TEXT_CAPACITY, length++, NULL);
    *status++ = tenpai_shanten(hand, &rules, NULL, &to->numbers, NULL);
    memcpy(batch[0], hand->counts, TENPAI_TILES);
    memcpy(batch[1], hand->counts, TENPAI_TILES);
    *status++ = tenpai_shanten_batch(batch[0], 2, &rules, to->batch, NULL);
    *status++ = tenpai_waits(hand, &rules, NULL, &to->waits, NULL);
    *status++ = tenpai_acceptance(hand, &rules, NULL, &to->accepted, NULL);
    *status++ = tenpai_good_waits(hand, &rules, NULL, 5, &to->share, NULL);
    *status++ = tenpai_wait_kinds(hand, &rules, NULL, &to->kinds, NULL);
    *status++ = tenpai_discards(hand, &rules, NULL, to->discards, TENPAI_MAX_DISCARDS, length++,
                                NULL);
    *status++ = tenpai_best_discard(hand, &rules, NULL, &to->best, NULL);
    *status++ = tenpai_improvements(hand, &rules, NULL, to->improvements, TENPAI_MAX_IMPROVEMENTS,
                                    length++, NULL);
    *status++ = tenpai_blocks(hand, &rules, to->blocks, TENPAI_MAX_BLOCKS, length++, NULL);
    *status++ = tenpai_wait_cases(hand, &rules, to->cases, TENPAI_MAX_WAIT_CASES, length++, NULL);
    *status++ = tenpai_readings(hand, &rules, NULL, TENPAI_READINGS_NEAREST, to->readings, READINGS,
                                length++, &to->total, NULL);
    *status++ = tenpai_wins(hand, &rules, NULL, 0, to->wins, TENPAI_MAX_WINS, length++, NULL);
    *status++ = tenpai_calls(hand, &rules, NULL, 0, 0, TENPAI_FROM_BEFORE, to->calls,
                             TENPAI_MAX_CALLS, length++, NULL);
    *status++ = tenpai_call_discards(hand, &rules, NULL, 0, 0, TENPAI_FROM_BEFORE, &to->calls[1],
                                     to->after_call, TENPAI_MAX_DISCARDS, length++, NULL);
    *status++ = tenpai_formula_shanten(&to->readings[0].counts, &to->formula, NULL);
    *status++ = tenpai_tiles_to_text(to->waits.formal, to->texts[1], TENPAI_TEXT_CAPACITY,
                                     length++, NULL);
    *status++ = tenpai_block_kinds_to_text(to->blocks[0].kinds, to->texts[2], TENPAI_TEXT_CAPACITY,
                                           length++, NULL);
    *status++ = tenpai_wait_kinds_to_text(to->kinds.kinds[0], to->texts[3], TENPAI_TEXT_CAPACITY,
                                          length++, NULL);
    *status++ = tenpai_wait_shape_to_text(to->kinds.shape, to->texts[4], TENPAI_TEXT_CAPACITY, length++,
                                     NULL);
    *status++ = tenpai_wait_obstacle(hand, &rules, &to->obstacle, NULL);
    /* A mistake, and the text for it. */
    *status++ = tenpai_hand_from_text("12x", 3, &to->again, &to->errors[2]);
    strncpy(to->names[0], tenpai_status_message(to->statuses[25]), sizeof to->names[0] - 1);
    strncpy(to->names[1], tenpai_version(), sizeof to->names[1] - 1);
    to->version = tenpai_version_number();
    to->abi = tenpai_abi_number();
}

static int is_told_the_same(size_t place) {
    /* Too large for the stacks of some systems. */
    answers *told = calloc(1, sizeof *told);
    int same;
    if (told == NULL) {
        return 0;
    }
    ask_hand(TEXTS[place], told);
    same = memcmp(told, &ALONE[place], sizeof *told) == 0;
    free(told);
    if (!same) {
        fprintf(stderr, "another answer about %s\n", TEXTS[place]);
    }
    return same;
}

/* Returns NULL when all was told as before, else its argument. */
static void *ask(void *own) {
    size_t place;
    int round, same = 1;
    pthread_barrier_wait(&START);
    for (round = 0; round < ROUNDS; round++) {
        for (place = 0; place < SHARED; place++) {
            same &= is_told_the_same(place);
        }
        same &= is_told_the_same(*(const size_t *)own);
    }
    return same ? NULL : own;
}

int main(int count, char **arguments) {
    pthread_t threads[THREADS];
    size_t owns[THREADS], place;
    int failed = 0;
    ROUNDS = count == 2 ? atoi(arguments[1]) : 0;
    if (ROUNDS < 1) {
        fprintf(stderr, "usage: threads ROUNDS\n");
        return 2;
    }
    for (place = 0; place < HANDS; place++) {
        ask_hand(TEXTS[place], &ALONE[place]);
        if (ALONE[place].statuses[0] != TENPAI_OK) {
            fprintf(stderr, "%s: %s\n", TEXTS[place], ALONE[place].errors[0].message);
            return 1;
        }
    }
    pthread_barrier_init(&START, NULL, THREADS);
    for (place = 0; place < THREADS; place++) {
        owns[place] = SHARED + place;
        if (pthread_create(&threads[place], NULL, ask, &owns[place]) != 0) {
            return 1;
        }
    }
    for (place = 0; place < THREADS; place++) {
        void *other = NULL;
        failed |= pthread_join(threads[place], &other) != 0 || other != NULL;
    }
    pthread_barrier_destroy(&START);
    if (!failed) {
        printf("%d threads were told the same of %d hands, %d times\n", THREADS, HANDS, ROUNDS);
    }
    return failed;
}
