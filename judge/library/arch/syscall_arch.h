// Every system call of the C library ends in one function of ours (system.c), as there is no kernel below.
#define __SYSCALL_LL_E(x) (x)
#define __SYSCALL_LL_O(x) (x)

long __judge_system_call(long number, long a, long b, long c, long d, long e, long f);

static inline long __syscall0(long n) { return __judge_system_call(n, 0, 0, 0, 0, 0, 0); }
static inline long __syscall1(long n, long a) { return __judge_system_call(n, a, 0, 0, 0, 0, 0); }
static inline long __syscall2(long n, long a, long b) { return __judge_system_call(n, a, b, 0, 0, 0, 0); }
static inline long __syscall3(long n, long a, long b, long c) { return __judge_system_call(n, a, b, c, 0, 0, 0); }
static inline long __syscall4(long n, long a, long b, long c, long d) { return __judge_system_call(n, a, b, c, d, 0, 0); }
static inline long __syscall5(long n, long a, long b, long c, long d, long e) { return __judge_system_call(n, a, b, c, d, e, 0); }
static inline long __syscall6(long n, long a, long b, long c, long d, long e, long f) { return __judge_system_call(n, a, b, c, d, e, f); }

#define IPC_64 0
