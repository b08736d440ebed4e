// A program has one thread, so plain reads and writes are atomic.
#define a_cas a_cas
static inline int a_cas(volatile int *p, int expected, int value)
{
	int old = *p;
	if (old == expected) *p = value;
	return old;
}

#define a_cas_p a_cas_p
static inline void *a_cas_p(volatile void *p, void *expected, void *value)
{
	void *old = *(void *volatile *)p;
	if (old == expected) *(void *volatile *)p = value;
	return old;
}

#define a_ctz_64 a_ctz_64
static inline int a_ctz_64(uint64_t x) { return __builtin_ctzll(x); }

#define a_clz_64 a_clz_64
static inline int a_clz_64(uint64_t x) { return __builtin_clzll(x); }

#define a_crash a_crash
static inline void a_crash(void) { __builtin_trap(); }

#define a_spin a_spin
static inline void a_spin(void) {}

#define a_barrier a_barrier
static inline void a_barrier(void) {}
