// rand() as the C library of 64-bit Linux calculates it: an additive feedback generator of 31 words. A program with
// srand(1) prints the same numbers here as there.
#include <stdlib.h>

enum { WORDS = 31, TAP = 3, WARM_UP = 310 };
static int words[WORDS];
static int next = -1;

static int step(void)
{
	const int value = (unsigned)words[next] + (unsigned)words[(next + WORDS - TAP) % WORDS];
	words[next] = value;
	next = (next + 1) % WORDS;
	return (unsigned)value >> 1;
}

void srand(unsigned seed)
{
	words[0] = seed ? seed : 1;
	for (int at = 1; at < WORDS; at++) {
		const long value = 16807L * words[at - 1] % 2147483647;
		words[at] = value < 0 ? value + 2147483647 : value;
	}
	next = TAP;
	for (int round = 0; round < WARM_UP; round++) step();
}

int rand(void)
{
	if (next < 0) srand(1);
	return step();
}

void srandom(unsigned seed) { srand(seed); }
long random(void) { return rand(); }
