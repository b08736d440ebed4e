// What programs ask for in good faith and cannot have here: each is answered in words that say what to do.
#include <errno.h>
#include <pthread.h>
#include <stdio.h>

_Noreturn void __judge_refuse(const char *);

FILE *freopen(const char *restrict path, const char *restrict mode, FILE *restrict file)
{
	static char words[300];
	const char *which = file == stdin ? "stdin" : file == stdout ? "stdout" : file == stderr ? "stderr" : 0;
	if (!path) return file;
	if (which) {
		snprintf(words, sizeof words,
			"freopen(\"%.80s\", \"%.8s\", %s) opens a file, and there are none here: the input is on stdin, the answer "
			"goes to stdout. Remove that line, or put it between #ifndef ONLINE_JUDGE and #endif",
			path, mode, which);
		__judge_refuse(words);
	}
	fclose(file);
	errno = ENOENT;
	return 0;
}

int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*start)(void *),
	void *restrict given)
{
	(void)thread, (void)attributes, (void)start, (void)given;
	__judge_refuse("A program has one thread here, so it cannot start another: call the function instead");
}
