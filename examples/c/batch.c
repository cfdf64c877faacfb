/*
 * Judges 10000 mahjong hands in one call, and prints how many there are of each shanten number.
 *
 *     batch
 *
 * The hands are 14 tiles each, dealt from a wall of their own, and the same in every run:
 *
 *     shanten  hands
 *           0      7
 *           1    207
 *
 * and so on, a line for each number that there is. The exit status is 1 if the library refuses a
 * hand, and the standard error says which.
 */

#include <stdio.h>
#include <string.h>

#include <tenpai.h>

#define HANDS 10000
#define HAND_TILES 14
#define WALL_TILES (4 * TENPAI_TILES)

/* Shanten numbers begin with -1, and none of the best form is above this one. */
#define MOST_SHANTEN 8

/* A number below the limit: an xorshift, so that every machine deals the same hands. */
static uint32_t below(uint32_t limit) {
    static uint64_t state = UINT64_C(0x9e3779b97f4a7c15);
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)(((state >> 32) * limit) >> 32);
}

/* Takes tiles from a full wall, each tile that is left being as likely as the others. */
static void deal(uint8_t counts[TENPAI_TILES]) {
    uint8_t wall[WALL_TILES];
    memset(counts, 0, TENPAI_TILES);
    for (int i = 0; i < WALL_TILES; i++) {
        wall[i] = (uint8_t)(i / 4);
    }
    for (uint32_t left = WALL_TILES; left > WALL_TILES - HAND_TILES; left--) {
        uint32_t taken = below(left);
        counts[wall[taken]]++;
        wall[taken] = wall[left - 1];
    }
}

int main(void) {
    static uint8_t hands[HANDS][TENPAI_TILES];
    static tenpai_shanten_numbers numbers[HANDS];
    const tenpai_rules rules = {0}; /* the default */
    tenpai_error error;
    int distribution[MOST_SHANTEN + 2] = {0};

    for (size_t i = 0; i < HANDS; i++) {
        deal(hands[i]);
    }
    if (tenpai_shanten_batch(&hands[0][0], HANDS, &rules, numbers, &error) != TENPAI_OK) {
        fprintf(stderr, "%s\n", error.message); /* "hand 17: 5 copies of 1m: ..." */
        return 1;
    }
    for (size_t i = 0; i < HANDS; i++) {
        distribution[numbers[i].best + 1]++;
    }
    printf("shanten  hands\n");
    for (int shanten = -1; shanten <= MOST_SHANTEN; shanten++) {
        if (distribution[shanten + 1] > 0) {
            printf("%7d%7d\n", shanten, distribution[shanten + 1]);
        }
    }
    return 0;
}
