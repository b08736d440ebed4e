// Copying and filling: short pieces in a loop, long ones by the instruction that engines have for it.
#include <stddef.h>

enum { SHORT = 32 };

void *memcpy(void *restrict to, const void *restrict from, size_t count)
{
	if (count > SHORT) return __builtin_memcpy(to, from, count);
	char *into = to;
	for (const char *at = from; count; count--) *into++ = *at++;
	return to;
}

void *memmove(void *to, const void *from, size_t count)
{
	return __builtin_memmove(to, from, count);
}

void *memset(void *to, int value, size_t count)
{
	return __builtin_memset(to, value, count);
}

void *__libc_malloc_impl(size_t);
void *__libc_malloc(size_t count) { return __libc_malloc_impl(count); }
void *malloc(size_t count) { return __libc_malloc_impl(count); }
