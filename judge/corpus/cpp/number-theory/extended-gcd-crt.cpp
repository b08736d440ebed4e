#include <iostream>
#include <numeric>
#include <tuple>
#include <vector>
using ll = long long;

std::tuple<ll, ll, ll> egcd(ll a, ll b) {
    if (b == 0) return {a, 1, 0};
    auto [g, x, y] = egcd(b, a % b);
    return {g, y, x - a / b * y};
}
std::pair<ll, ll> crt(const std::vector<std::pair<ll, ll>>& eqs) {
    ll r = 0, m = 1;
    for (auto [a, n] : eqs) {
        auto [g, p, q] = egcd(m, n);
        if ((a - r) % g) return {0, 0};
        ll l = m / g * n;
        r = (r + (__int128)(a - r) / g * p % (n / g) * m) % l;
        if (r < 0) r += l;
        m = l;
    }
    return {r, m};
}
int main() {
    auto [g, x, y] = egcd(240, 46);
    std::cout << g << " = 240*" << x << " + 46*" << y << '\n';
    auto show = [](std::pair<ll, ll> p) { std::cout << p.first << " mod " << p.second << '\n'; };
    show(crt({{2, 3}, {3, 5}, {2, 7}}));
    show(crt({{3, 4}, {5, 6}}));
    show(crt({{1, 4}, {2, 6}}));
    show(crt({{123456789, 1000000007}, {987654321, 998244353}}));
    std::cout << std::gcd(123456789012LL, 987654321098LL) << ' ' << std::lcm(21L, 6) << ' ' << std::gcd(-12, 18) << '\n';
}
