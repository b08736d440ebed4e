#include <algorithm>
#include <cmath>
#include <functional>
#include <iomanip>
#include <iostream>
#include <vector>
template <class F> long long firstTrue(long long lo, long long hi, F ok) {
    while (lo < hi) {
        long long mid = lo + (hi - lo) / 2;
        ok(mid) ? hi = mid : lo = mid + 1;
    }
    return lo;
}
int main() {
    std::vector<long long> piles{30, 11, 23, 4, 20}, machines{3, 2, 5};
    std::cout << firstTrue(1, 1e9, [&](long long k) {
        long long h = 0;
        for (auto p : piles) h += (p + k - 1) / k;
        return h <= 6;
    }) << '\n';
    std::cout << firstTrue(0, 1e18, [&](long long t) {
        long long made = 0;
        for (auto m : machines) {
            made += t / m;
            if (made >= 7'000'000'000'000LL) return true;
        }
        return false;
    }) << '\n';
    double lo = 0, hi = 100;
    for (int it = 0; it < 100; ++it) {
        double mid = (lo + hi) / 2;
        (mid * mid * mid + mid > 50 ? hi : lo) = mid;
    }
    std::cout << std::setprecision(12) << lo << ' ' << std::cbrt(27.0) << '\n';
    struct Item { double v, w; };
    std::vector<Item> items{{60, 10}, {100, 20}, {120, 30}};
    std::sort(items.begin(), items.end(), [](auto& a, auto& b) { return a.v / a.w > b.v / b.w; });
    double cap = 50, value = 0;
    for (auto& [v, w] : items) {
        double take = std::min(cap, w);
        value += v * take / w;
        cap -= take;
    }
    std::cout << std::fixed << std::setprecision(2) << value << '\n';
    double a = 0, b = 10;
    auto f = [](double x) { return (x - 3.3) * (x - 3.3) + 2; };
    for (int i = 0; i < 200; i++) {
        double m1 = a + (b - a) / 3, m2 = b - (b - a) / 3;
        if (f(m1) < f(m2)) b = m2;
        else a = m1;
    }
    std::cout << a << ' ' << f(a) << '\n';
}
