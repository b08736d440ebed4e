#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>
int main() {
    long n = 3000000000;
    std::cout << n * 2 << ' ' << n * n << ' ' << n % 1000003 << ' ' << -n / 7 << std::endl;
    std::int64_t best = 0;
    for (long i = 1; i < 50; ++i) best = std::max(best, i * i * i % 1009 * 100000000L);
    std::cout << std::max<long>(best, 5) << ' ' << std::min(best, n) << '\n';
    std::cout << std::stol("9000000000") << ' ' << std::stoul("18446744073709551615") << ' ' << std::stol("-7fff", nullptr, 16) << ' ' << std::stoll("123abc") << '\n';
    try {
        std::stoi("9000000000");
    } catch (const std::out_of_range& e) {
        std::cout << "stoi: out of range\n";
    }
    char* end;
    long v = strtol("  1234567890123xyz", &end, 10);
    printf("%ld '%s' %lu %ld\n", v, end, strtoul("0xffffffffff", NULL, 0), atol("77777777777"));
    printf("%ld %ld\n", labs(-5000000000L), ldiv(10000000000L, 3).rem);
    size_t big = 1;
    for (int i = 0; i < 45; ++i) big *= 2;
    std::cout << big << ' ' << (size_t)-1 << ' ' << big - big - 1 << '\n';
    std::vector<int> v5(5);
    long diff = v5.end() - v5.begin() - 6;
    std::cout << diff << ' ' << (v5.size() - 6 > 0) << ' ' << 1l * 1000000 * 1000000 << '\n';
    unsigned long h = 5381;
    for (char c : std::string("hash me please")) h = h * 33 + c;
    std::cout << h << ' ' << h % 1000000007ul << ' ' << (h >> 40) << '\n';
    std::cout << std::to_string(n) + std::to_string(big) + std::to_string(-1.5) << '\n';
}
