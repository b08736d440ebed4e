#include <bits/stdc++.h>
using namespace std;
#define ll long long
const int MX = 1 << 17;
ll sum[2 * MX], mx[2 * MX], lz[2 * MX];
int n;
void apply(int o, int l, int r, ll v) { sum[o] += v * (r - l + 1); mx[o] += v; lz[o] += v; }
void push(int o, int l, int r) {
    if (!lz[o]) return;
    int m = (l + r) >> 1;
    apply(o << 1, l, m, lz[o]);
    apply(o << 1 | 1, m + 1, r, lz[o]);
    lz[o] = 0;
}
void add(int o, int l, int r, int a, int b, ll v) {
    if (a > r || b < l) return;
    if (a <= l && r <= b) return apply(o, l, r, v);
    push(o, l, r);
    int m = (l + r) >> 1;
    add(o << 1, l, m, a, b, v);
    add(o << 1 | 1, m + 1, r, a, b, v);
    sum[o] = sum[o << 1] + sum[o << 1 | 1];
    mx[o] = max(mx[o << 1], mx[o << 1 | 1]);
}
pair<ll, ll> ask(int o, int l, int r, int a, int b) {
    if (a > r || b < l) return {0, LLONG_MIN};
    if (a <= l && r <= b) return {sum[o], mx[o]};
    push(o, l, r);
    int m = (l + r) >> 1;
    auto x = ask(o << 1, l, m, a, b), y = ask(o << 1 | 1, m + 1, r, a, b);
    return {x.first + y.first, max(x.second, y.second)};
}
int main() {
    n = 100000;
    uint64_t s = 88172645463325252ULL;
    auto rnd = [&](int k) { s ^= s << 7; s ^= s >> 9; return int(s % k); };
    uint64_t digest = 0;
    for (int i = 0; i < 20000; i++) {
        int a = rnd(n), b = rnd(n);
        if (a > b) swap(a, b);
        if (i & 1) add(1, 0, n - 1, a, b, rnd(2000) - 1000);
        else {
            auto [t, m] = ask(1, 0, n - 1, a, b);
            digest = digest * 31 + (uint64_t)t ^ (uint64_t)m;
        }
    }
    cout << digest << '\n' << sum[1] << ' ' << mx[1] << '\n';
}
