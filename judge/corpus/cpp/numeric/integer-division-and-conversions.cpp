#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <utility>
long long floorDiv(long long a, long long b) { return a / b - (a % b != 0 && (a ^ b) < 0); }
int main() {
    for (auto [a, b] : {std::pair{7, 2}, {-7, 2}, {7, -2}, {-7, -2}})
        std::cout << a / b << ' ' << a % b << ' ' << floorDiv(a, b) << ' ' << ((a % b) + b) % b << ' ' << std::div(a, b).quot << '\n';
    unsigned u = 3;
    int i = -5;
    std::cout << (u + i) << ' ' << (i < (int)u) << ' ' << (i < u) << ' ' << std::cmp_less(i, u) << ' ' << u - 4 << '\n';
    std::cout << (char)('a' + 1) << 'a' + 1 << ' ' << +'0' << ' ' << (int)(unsigned char)'\xff' << ' ' << (signed char)300 << '\n';
    short s = 32767;
    s++;
    std::cout << s << ' ' << (std::uint8_t)(250 + 10) + 0 << ' ' << (1 << 31) << ' ' << (1u << 31) << ' ' << (1LL << 33) << '\n';
    std::cout << (int)1e9 << ' ' << (long)1e18 << ' ' << (long long)1.9e18 << ' ' << (int)std::floor(-0.1) << ' ' << 5 / 2 * 2.0 << ' ' << 5 / 2.0 << '\n';
    std::cout << std::midpoint(INT32_MAX, INT32_MAX - 2) << ' ' << std::abs(-7LL) << ' ' << std::abs(-2.5) << ' ' << 07 + 0x1F + 0b11 << ' ' << 1'000'000 << '\n';
    std::cout << true + true << ' ' << !!5 << ' ' << (5 & 3) << (5 | 3) << (5 ^ 3) << ~5 << ' ' << (5 && 0) << '\n';
    long root = std::sqrt(1000000016000000063.0);
    while (root * root > 1000000016000000063L) --root;
    std::cout << root << ' ' << root * root << '\n';
}
