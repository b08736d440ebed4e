#include <algorithm>
#include <chrono>
#include <iostream>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>
struct custom_hash {
    static uint64_t splitmix64(uint64_t x) {
        x += 0x9e3779b97f4a7c15;
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
        x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
        return x ^ (x >> 31);
    }
    size_t operator()(uint64_t x) const {
        static const uint64_t FIXED_RANDOM = std::chrono::steady_clock::now().time_since_epoch().count();
        return splitmix64(x + FIXED_RANDOM);
    }
};
struct pair_hash {
    template <class A, class B> size_t operator()(const std::pair<A, B>& p) const { return std::hash<A>()(p.first) * 31 + std::hash<B>()(p.second); }
};
struct Point {
    int x, y;
    bool operator==(const Point&) const = default;
};
template <> struct std::hash<Point> {
    size_t operator()(const Point& p) const noexcept { return hash<long long>()(1LL * p.x << 32 | (unsigned)p.y); }
};
int main() {
    std::unordered_map<long long, int, custom_hash> m;
    m.reserve(1024);
    m.max_load_factor(0.25);
    for (int i = 0; i < 20000; i++) m[i * 107897LL % 4099]++;
    std::cout << m.size() << ' ' << m.at(1) << ' ' << (m.load_factor() <= 0.25f) << ' ' << std::hash<int>()(12345) << '\n';
    std::unordered_set<std::pair<int, std::string>, pair_hash> s{{1, "a"}, {2, "b"}, {1, "a"}};
    std::cout << s.size() << s.count({2, "b"}) << '\n';
    std::unordered_set<Point> seen;
    Point at{0, 0};
    int steps = 0;
    for (char c : std::string("RRUULLDDRRRUULLLLDDD")) {
        at.x += (c == 'R') - (c == 'L');
        at.y += (c == 'U') - (c == 'D');
        steps += seen.insert(at).second;
    }
    std::cout << steps << ' ' << seen.contains({-1, -1}) << seen.contains({0, 0}) << '\n';
    std::unordered_multimap<std::string, int> mm{{"k", 1}, {"k", 2}, {"j", 3}};
    auto [b, e] = mm.equal_range("k");
    int sum = 0;
    for (; b != e; ++b) sum += b->second;
    std::cout << sum << mm.count("none") << '\n';
    std::vector<std::pair<long long, int>> v(m.begin(), m.end());
    std::sort(v.begin(), v.end());
    std::cout << v[0].first << ',' << v.back().first << '\n';
}
