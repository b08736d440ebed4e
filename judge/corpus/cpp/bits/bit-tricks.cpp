#include <cstdint>
#include <cstdio>
#include <initializer_list>
#include <limits>
int main() {
    for (unsigned x : {1u, 6u, 40u, 255u, 0x80000000u, 0xdeadbeefu})
        printf("%u: pop %d clz %d ctz %d parity %d low %u next %llu\n", x, __builtin_popcount(x), __builtin_clz(x), __builtin_ctz(x),
               __builtin_parity(x), x & -x, 1ULL << (32 - (x > 1 ? __builtin_clz(x - 1) : 32)));
    for (unsigned long y : {1UL, 1UL << 40, ~0UL}) printf("%lu: %d %d %d %d\n", y, __builtin_popcountl(y), __builtin_clzl(y), __builtin_ctzl(y), __builtin_ffsl(y));
    uint32_t v = 0x12345678;
    printf("%08x %016lx\n", __builtin_bswap32(v), __builtin_bswap64(0x1122334455667788UL));
    uint32_t r = 0;
    for (int i = 0; i < 32; i++) r |= (v >> i & 1u) << (31 - i);
    printf("%08x %d %d\n", r, -17 >> 2, -17 / 4);
    int8_t small = (int8_t)200;
    uint16_t wrap = (uint16_t)-1;
    printf("%d %u %d\n", small, wrap, (int)(char)65);
    int res;
    const bool wraps = __builtin_add_overflow(std::numeric_limits<int>::max(), 1, &res);
    printf("%d %d\n", wraps, res);
    long big;
    const bool over = __builtin_mul_overflow(3037000500L, 3037000500L, &big);
    printf("%d %ld\n", over, big);
    printf("%d\n", __builtin_mul_overflow(3037000499L, 3037000499L, &big));
    int a = 5, b = 9;
    a ^= b ^= a ^= b;
    printf("%d %d %d\n", a, b, (a + b) / 2 == (a & b) + ((a ^ b) >> 1));
}
