/* game HAND...: prints what each hand waits on. */

#include <stdio.h>
#include <string.h>

#include <tenpai.h>

int main(int argc, char **argv) {
    const tenpai_rules rules = {0};
    int i;
    for (i = 1; i < argc; ++i) {
        char tiles[TENPAI_TEXT_CAPACITY];
        size_t length;
        tenpai_hand hand;
        tenpai_error error;
        tenpai_wait_sets waits;
        if (tenpai_hand_from_text(argv[i], strlen(argv[i]), &hand, &error) != TENPAI_OK ||
            tenpai_waits(&hand, &rules, NULL, &waits, &error) != TENPAI_OK) {
            fprintf(stderr, "%s: %s\n", argv[i], error.message);
            return 1;
        }
        if (tenpai_tiles_to_text(waits.effective, tiles, sizeof tiles, &length, NULL) != TENPAI_OK) {
            return 1;
        }
        printf("%s waits on %s\n", argv[i], tiles);
    }
    printf("tenpai %s\n", tenpai_version());
    return 0;
}
