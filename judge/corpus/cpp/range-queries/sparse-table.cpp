#include <bits/stdc++.h>

template <class T, class F = const T& (*)(const T&, const T&)>
class SparseTable {
    std::vector<std::vector<T>> t;
    F f;
public:
    SparseTable(const std::vector<T>& a, F f) : f(f) {
        t.push_back(a);
        for (size_t k = 1; (1u << k) <= a.size(); ++k) {
            t.emplace_back(a.size() - (1u << k) + 1);
            for (size_t i = 0; i < t[k].size(); ++i) t[k][i] = f(t[k - 1][i], t[k - 1][i + (1u << (k - 1))]);
        }
    }
    T get(int l, int r) const {
        int k = std::__lg(r - l + 1);
        return f(t[k][l], t[k][r - (1 << k) + 1]);
    }
};

int main() {
    std::vector<int> a(50000);
    for (size_t i = 0; i < a.size(); i++) a[i] = int(i * i * 31 + i * 17) % 99991;
    SparseTable<int> mn(a, std::min<int>), mx(a, std::max<int>);
    auto gcd = [](long x, long y) { return std::__gcd(x, y); };
    SparseTable<long, decltype(gcd)> g({12, 18, 24, 36, 60, 84, 7}, gcd);
    long long total = 0;
    for (int i = 0; i < 50000; i += 7) {
        int j = std::min(49999, i + i % 1000);
        total += mx.get(i, j) - mn.get(i, j);
    }
    std::cout << total << ' ' << g.get(0, 5) << ' ' << g.get(2, 4) << ' ' << g.get(0, 6) << '\n';
    std::cout << mn.get(0, 49999) << ' ' << mx.get(0, 49999) << ' ' << std::__lg(1LL << 40) << '\n';
}
