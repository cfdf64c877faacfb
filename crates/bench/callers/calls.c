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
    while (fgets(line, sizeof line, stdin) != NULL) {
        const int is_nothing = strcmp(line, "nothing\n") == 0;
        if (!is_nothing && strcmp(line, "shanten\n") != 0) {
            return 2;
        }
        const int64_t start = nanoseconds();
        const int64_t sum = is_nothing ? nothing() : shanten();
        const int64_t taken = nanoseconds() - start;
        printf("%lld %lld\n", (long long)taken, (long long)sum);
        fflush(stdout);
    }
    free(hands);
    return 0;
}
