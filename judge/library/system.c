// What is below the C library: what a program begins with, and the system calls that the judge answers. Everything else of
// a kernel answers that it does not exist.
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>
#include "pthread_impl.h"
#include "libc.h"

#define JUDGE(name) __attribute__((import_module("judge"), import_name(#name)))

// Addresses have 32 bits where the judge sees them: its memory has no more.
JUDGE(read) int judge_read(int file, unsigned at, unsigned count);
JUDGE(write) int judge_write(int file, unsigned at, unsigned count);
JUDGE(now) long judge_now(void);
JUDGE(random) void judge_random(unsigned at, unsigned count);
JUDGE(exit) _Noreturn void judge_exit(int code);

static const size_t PAGE = 4096, WASM_PAGE = 65536;
_Noreturn void __judge_refuse(const char *);
#define ADDRESS(pointer) ((unsigned)(uintptr_t)(pointer))

char __judge_thread[sizeof(struct pthread)] __attribute__((aligned(16)));

/* Whole pages for large blocks. Free runs are in the order of their addresses, so that neighbours become one. */
struct run {
	struct run *next;
	size_t bytes;
};
static struct run *runs;

static char *endOf(struct run *one) { return (char *)one + one->bytes; }

static void giveBack(void *start, size_t bytes)
{
	struct run **link = &runs, *before = 0;
	while (*link && (char *)*link < (char *)start) before = *link, link = &before->next;
	struct run *freed = start;
	freed->next = *link;
	freed->bytes = bytes;
	if (freed->next == (struct run *)endOf(freed)) {
		freed->bytes += freed->next->bytes;
		freed->next = freed->next->next;
	}
	if (before && endOf(before) == start) {
		before->bytes += freed->bytes;
		before->next = freed->next;
	} else *link = freed;
}

static void *take(size_t bytes)
{
	struct run **link = &runs, *last = 0;
	for (; *link; link = &last->next) {
		last = *link;
		if (last->bytes < bytes) continue;
		if (last->bytes == bytes) *link = last->next;
		else {
			struct run *rest = (struct run *)((char *)last + bytes);
			rest->next = last->next;
			rest->bytes = last->bytes - bytes;
			*link = rest;
		}
		return memset(last, 0, bytes);
	}
	char *end = (char *)(__builtin_wasm_memory_size(0) * WASM_PAGE);
	size_t there = last && endOf(last) == end ? last->bytes : 0;
	size_t pages = (bytes - there + WASM_PAGE - 1) / WASM_PAGE;
	if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
	giveBack(end, pages * WASM_PAGE);
	return take(bytes);
}

enum { RANDOM = 1001 };

static long openFile(const char *path)
{
	return strcmp(path, "/dev/urandom") == 0 ? RANDOM : -ENOENT;
}

static int readSome(int file, void *into, size_t count)
{
	if (file != RANDOM) return judge_read(file, ADDRESS(into), count);
	judge_random(ADDRESS(into), count);
	return count;
}

static long readAll(int file, const struct iovec *places, int count)
{
	long done = 0;
	for (int at = 0; at < count; at++) {
		if (!places[at].iov_len) continue;
		int read = readSome(file, places[at].iov_base, places[at].iov_len);
		if (read < 0) return done ? done : read;
		done += read;
		if ((size_t)read < places[at].iov_len) break;
	}
	return done;
}

static long writeAll(int file, const struct iovec *places, int count)
{
	long done = 0;
	for (int at = 0; at < count; at++) {
		if (!places[at].iov_len) continue;
		int written = judge_write(file, ADDRESS(places[at].iov_base), places[at].iov_len);
		if (written < 0) return done ? done : written;
		done += written;
	}
	return done;
}

/* The clock of the day began in November 2023; all others begin with the program. */
static long tell(int clock, struct timespec *time)
{
	long now = judge_now() + (clock == CLOCK_REALTIME ? 1700000000000000000 : 0);
	time->tv_sec = now / 1000000000;
	time->tv_nsec = now % 1000000000;
	return 0;
}

static long map(size_t bytes, int file)
{
	if (file >= 0) return -EBADF;
	void *found = take((bytes + PAGE - 1) / PAGE * PAGE);
	return found ? (long)found : -ENOMEM;
}

long __judge_system_call(long number, long a, long b, long c, long d, long e, long f)
{
	switch (number) {
	case SYS_read: return readAll(a, &(struct iovec){ (void *)b, c }, 1);
	case SYS_readv: return readAll(a, (void *)b, c);
	case SYS_write: return writeAll(a, &(struct iovec){ (void *)b, c }, 1);
	case SYS_writev: return writeAll(a, (void *)b, c);
	case SYS_close: return 0;
	case SYS_lseek: return -ESPIPE;
	case SYS_open: return openFile((void *)a);
	case SYS_openat: case SYS_access: case SYS_stat: case SYS_lstat: case SYS_unlink:
	case SYS_rename: case SYS_rmdir: return -ENOENT;
	case SYS_ioctl: return -ENOTTY;
	case SYS_clock_gettime: return tell(a, (void *)b);
	case SYS_clock_getres: return 0;
	case SYS_nanosleep: case SYS_clock_nanosleep: case SYS_sched_yield: return 0;
	case SYS_getrandom: return judge_random(ADDRESS(a), b), b;
	case SYS_brk: return 0;
	case SYS_mmap: return map(b, e);
	case SYS_munmap: return giveBack((void *)a, (b + PAGE - 1) / PAGE * PAGE), 0;
	case SYS_futex:
		if ((b & 127) == 0) __judge_refuse("This waits for another thread, and a program has one thread here.");
		return 0;
	case SYS_gettid: case SYS_getpid: return 1;
	case SYS_exit: case SYS_exit_group: judge_exit(a);
	}
	return -ENOSYS;
}

_Noreturn void abort(void) { __builtin_trap(); }
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
int system(const char *command) { return command ? -1 : 0; }

/* Ends the program with words that the judge shows as its reason. */
_Noreturn void __judge_refuse(const char *words)
{
	static const char mark[] = "\n__judge_refused ";
	judge_write(2, ADDRESS(mark), sizeof mark - 1);
	judge_write(2, ADDRESS(words), strlen(words));
	judge_write(2, ADDRESS("\n"), 1);
	__builtin_trap();
}

int __main_argc_argv(int, char **) __attribute__((__weak__));

/* Of a main with parameters there is no other. */
__attribute__((__weak__)) int __main_void(void)
{
	static char name[] = "main", *given[] = { name, 0 };
	return __main_argc_argv(1, given);
}

/* Before anything else of a program. */
void __judge_begin(void)
{
	struct pthread *self = (void *)__judge_thread;
	self->self = self->prev = self->next = self;
	self->tid = 1;
	self->detach_state = DT_JOINABLE;
	self->locale = &libc.global_locale;
	libc.page_size = PAGE;
}
