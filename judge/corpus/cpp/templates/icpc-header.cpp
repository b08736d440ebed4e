#include <bits/stdc++.h>
#define endl '\n'
#define F first
#define S second
#define eb emplace_back
#define lb lower_bound
#define ub upper_bound
#define rall(v) (v).rbegin(), (v).rend()
#define forn(i, n) for (int i = 0; i < int(n); i++)
#define trav(a, x) for (auto& a : x)
#define tcT template <class T
#define tcTU tcT, class U
#define IOS ios::sync_with_stdio(0), cin.tie(0), cout.tie(0)
using namespace std;
using ll = long long;
using db = long double;
using str = string;
using pi = pair<int, int>;
using vpi = vector<pi>;
tcT > using V = vector<T>;
tcT > bool ckmin(T& a, const T& b) { return b < a ? a = b, 1 : 0; }
tcT > bool ckmax(T& a, const T& b) { return a < b ? a = b, 1 : 0; }
tcTU > T fstTrue(T lo, T hi, U f) {
    ++hi;
    while (lo < hi) {
        T mid = lo + (hi - lo) / 2;
        f(mid) ? hi = mid : lo = mid + 1;
    }
    return lo;
}
tcT > void re(T& x) { cin >> x; }
tcTU > void re(pair<T, U>& p) { re(p.F), re(p.S); }
tcT > void re(vector<T>& v) { trav(x, v) re(x); }
template <class H, class... T> void re(H& h, T&... t) { re(h); if constexpr (sizeof...(t)) re(t...); }
#define ints(...) int __VA_ARGS__; re(__VA_ARGS__)
constexpr int cdiv(int a, int b) { return a / b + ((a ^ b) > 0 && a % b); }

int main() {
    IOS;
    ints(n, m);
    V<ll> a(n);
    vpi q(m);
    re(a, q);
    ll mx = -1e18, mn = 1e18;
    trav(x, a) ckmax(mx, x), ckmin(mn, x);
    cout << mx - mn << endl;
    V<ll> p{0};
    trav(x, a) p.eb(p.back() + x);
    trav(t, q) cout << p[t.S] - p[t.F - 1] << ' ' << fstTrue(t.F, t.S, [&](int i) { return p[i] - p[t.F - 1] >= 100; }) << endl;
    sort(rall(a));
    forn(i, min(n, 3)) cout << a[i] << " \n"[i == min(n, 3) - 1];
    cout << cdiv(7, 2) << cdiv(-7, 2) << cdiv(8, 4) << ' ' << ub(rall(a), 50) - a.rbegin() << endl;
}
