#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <utility>
#include <vector>
struct Xorshift {
    uint64_t s[2];
    explicit Xorshift(uint64_t seed) : s{seed, seed ^ 0xdeadbeefcafebabeULL} {}
    uint64_t next() {
        uint64_t a = s[0], b = s[1];
        s[0] = b;
        a ^= a << 23;
        s[1] = a ^ b ^ (a >> 17) ^ (b >> 26);
        return s[1] + b;
    }
    int below(int n) { return int((unsigned __int128)next() * n >> 64); }
    double real() { return (next() >> 11) * (1.0 / 9007199254740992.0); }
};
int main() {
    Xorshift rng(2024);
    printf("%llu ", (unsigned long long)rng.next());
    printf("%d\n", rng.below(1000));
    const int n = 12;
    std::vector<int> w(n), order(n);
    for (int& x : w) x = rng.below(90) + 10;
    // a balanced split into two halves, by swaps that get rarer
    std::iota(order.begin(), order.end(), 0);
    auto cost = [&] {
        long d = 0;
        for (int i = 0; i < n; ++i) d += i < n / 2 ? w[order[i]] : -w[order[i]];
        return std::labs(d);
    };
    long cur = cost(), best = cur;
    for (double t = 50; t > 0.01; t *= 0.999) {
        int i = rng.below(n / 2), j = n / 2 + rng.below(n / 2);
        std::swap(order[i], order[j]);
        long c = cost();
        if (c <= cur || std::exp((cur - c) / t) > rng.real()) cur = c;
        else std::swap(order[i], order[j]);
        if (cur < best) best = cur;
    }
    long exact = 1 << 20, total = std::accumulate(w.begin(), w.end(), 0L);
    for (int m = 0; m < 1 << n; ++m)
        if (__builtin_popcount(m) == n / 2) {
            long s = 0;
            for (int i = 0; i < n; ++i) if (m >> i & 1) s += w[i];
            exact = std::min(exact, std::labs(total - 2 * s));
        }
    for (int x : w) printf("%d ", x);
    printf("\n%s, exact %ld\n", best == exact ? "best" : "not the best", exact);
}
