/* A library that says of which ABI and version it is, and nothing else. */
#include <stdint.h>

#ifdef ABI
uint32_t tenpai_abi_number(void);
uint32_t tenpai_version_number(void);
const char *tenpai_version(void);

uint32_t tenpai_abi_number(void) { return ABI; }
uint32_t tenpai_version_number(void) { return NUMBER; }
const char *tenpai_version(void) { return VERSION; }
#else
int another_library(void);

int another_library(void) { return 0; }
#endif
