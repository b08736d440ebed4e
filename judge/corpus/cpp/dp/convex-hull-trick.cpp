#include <bits/stdc++.h>
using namespace std;
typedef long long ll;
struct Line {
    mutable ll k, m, p;
    bool operator<(const Line& o) const { return k < o.k; }
    bool operator<(ll x) const { return p < x; }
};
struct LineContainer : multiset<Line, less<>> {
    static const ll inf = LLONG_MAX;
    ll div(ll a, ll b) { return a / b - ((a ^ b) < 0 && a % b); }
    bool isect(iterator x, iterator y) {
        if (y == end()) { x->p = inf; return false; }
        if (x->k == y->k) x->p = x->m > y->m ? inf : -inf;
        else x->p = div(y->m - x->m, x->k - y->k);
        return x->p >= y->p;
    }
    void add(ll k, ll m) {
        auto z = insert({k, m, 0}), y = z++, x = y;
        while (isect(y, z)) z = erase(z);
        if (x != begin() && isect(--x, y)) isect(x, y = erase(y));
        while ((y = x) != begin() && (--x)->p >= y->p) isect(x, erase(y));
    }
    ll query(ll x) {
        auto l = *lower_bound(x);
        return l.k * x + l.m;
    }
};
int main() {
    LineContainer lc;
    vector<pair<ll, ll>> lines;
    bool same = true;
    for (int i = 0; i < 300; i++) {
        ll k = (i * 7907LL) % 401 - 200, m = (i * 104729LL) % 20011 - 10000;
        lc.add(k, m);
        lines.push_back({k, m});
        for (ll x : {-1000LL, -17LL, 0LL, 33LL, 999LL}) {
            ll best = LLONG_MIN;
            for (auto [a, b] : lines) best = max(best, a * x + b);
            same &= best == lc.query(x);
        }
    }
    cout << (same ? "same" : "different") << ' ' << lc.size() << " lines\n";
    for (ll x = -100; x <= 100; x += 50) cout << lc.query(x) << ' ';
    cout << '\n';
}
