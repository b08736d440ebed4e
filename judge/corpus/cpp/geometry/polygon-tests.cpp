#include <cstdlib>
#include <iostream>
#include <numeric>
#include <utility>
#include <vector>
using Point = std::pair<long, long>;
using Polygon = std::vector<Point>;
long twiceArea(const Polygon& p) {
    long s = 0;
    for (std::size_t i = 0; i < p.size(); ++i) {
        const auto& [x1, y1] = p[i];
        const auto& [x2, y2] = p[(i + 1) % p.size()];
        s += x1 * y2 - x2 * y1;
    }
    return s;
}
const char* where(const Polygon& p, Point q) {
    int winding = 0;
    for (std::size_t i = 0; i < p.size(); ++i) {
        Point a = p[i], b = p[(i + 1) % p.size()];
        long c = (b.first - a.first) * (q.second - a.second) - (b.second - a.second) * (q.first - a.first);
        if (c == 0 && std::min(a.first, b.first) <= q.first && q.first <= std::max(a.first, b.first) &&
            std::min(a.second, b.second) <= q.second && q.second <= std::max(a.second, b.second))
            return "BOUNDARY";
        if (a.second <= q.second) winding += b.second > q.second && c > 0;
        else winding -= b.second <= q.second && c < 0;
    }
    return winding ? "INSIDE" : "OUTSIDE";
}
int main() {
    Polygon p{{0, 0}, {8, 0}, {8, 6}, {4, 2}, {0, 6}};
    long a = std::labs(twiceArea(p)), b = 0;
    for (std::size_t i = 0; i < p.size(); ++i) {
        auto [x, y] = p[i];
        auto [u, v] = p[(i + 1) % p.size()];
        b += std::gcd(u - x, v - y);
    }
    std::cout << "area " << a / 2.0 << " boundary " << b << " interior " << (a - b + 2) / 2 << "\n";
    for (Point q : {Point{4, 1}, {4, 3}, {4, 2}, {0, 3}, {9, 0}, {7, 4}, {2, 4}, {1000000000000, 1}}) std::cout << where(p, q) << '\n';
    Polygon huge{{0, 0}, {2000000000, 0}, {2000000000, 2000000000}, {0, 2000000000}};
    std::cout << twiceArea(huge) << ' ' << where(huge, {1999999999, 1}) << std::endl;
}
