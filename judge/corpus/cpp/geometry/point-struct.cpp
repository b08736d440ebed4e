#include <cmath>
#include <iomanip>
#include <iostream>
#include <optional>
#include <vector>
struct P {
    double x = 0, y = 0;
    P operator+(const P& o) const { return {x + o.x, y + o.y}; }
    P operator-(const P& o) const { return {x - o.x, y - o.y}; }
    P operator*(double k) const { return {x * k, y * k}; }
    double dot(const P& o) const { return x * o.x + y * o.y; }
    double cross(const P& o) const { return x * o.y - y * o.x; }
    double norm() const { return std::sqrt(dot(*this)); }
    P rotate(double a) const { return {x * std::cos(a) - y * std::sin(a), x * std::sin(a) + y * std::cos(a)}; }
};
std::ostream& operator<<(std::ostream& os, const P& p) { return os << '(' << p.x << ", " << p.y << ')'; }
std::optional<P> lineIntersection(P a, P b, P c, P d) {
    double den = (b - a).cross(d - c);
    if (std::fabs(den) < 1e-12) return std::nullopt;
    return a + (b - a) * ((c - a).cross(d - c) / den);
}
double segDist(P p, P a, P b) {
    if ((b - a).dot(p - a) <= 0) return (p - a).norm();
    if ((a - b).dot(p - b) <= 0) return (p - b).norm();
    return std::fabs((b - a).cross(p - a)) / (b - a).norm();
}
P circumcenter(P a, P b, P c) {
    P u = b - a, v = c - a;
    double d = 2 * u.cross(v);
    return a + P{v.y * u.dot(u) - u.y * v.dot(v), u.x * v.dot(v) - v.x * u.dot(u)} * (1 / d);
}
int main() {
    std::cout << std::fixed << std::setprecision(4);
    if (auto p = lineIntersection({0, 0}, {4, 4}, {0, 4}, {3, 0})) std::cout << *p << '\n';
    std::cout << lineIntersection({0, 0}, {1, 1}, {2, 0}, {3, 1}).has_value() << '\n';
    for (P q : {P{0, 5}, P{-3, -4}, P{12, 1}}) std::cout << q << " -> " << segDist(q, {0, 0}, {10, 0}) << '\n';
    P c = circumcenter({0, 0}, {6, 0}, {2, 5});
    std::cout << c << ' ' << (c - P{6, 0}).norm() << ' ' << (c - P{2, 5}).norm() << '\n';
    std::cout << P{1, 0}.rotate(M_PI / 3) << ' ' << std::atan2(-1.0, -1.0) << ' ' << std::remainder(7.5, 2) << '\n';
}
