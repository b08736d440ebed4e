// For include/judge_printf.h, which passes each number with 8 bytes.
#include <stdarg.h>
#include <stdio.h>

int __judge_vfprintf(FILE *restrict, const char *restrict, va_list);
int __judge_vsnprintf(char *restrict, size_t, const char *restrict, va_list);

int __judge_fprintf(FILE *restrict file, const char *restrict format, ...)
{
	va_list given;
	va_start(given, format);
	int count = __judge_vfprintf(file, format, given);
	va_end(given);
	return count;
}

int __judge_snprintf(char *restrict into, size_t room, const char *restrict format, ...)
{
	va_list given;
	va_start(given, format);
	int count = __judge_vsnprintf(into, room, format, given);
	va_end(given);
	return count;
}
