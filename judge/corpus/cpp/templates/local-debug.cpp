#pragma GCC optimize("O3")
#ifdef LOCAL
#include "debug.h"
#else
#define debug(...) 42
#endif
#include <bits/stdc++.h>
using namespace std;
#define int int64_t
#define vi vector<int>
#define pii pair<int, int>
#define SZ(x) ((int)(x).size())
#define FOR(i, a, b, ...) for (int i = (a), i##_end = (b); i < i##_end; i++)
#define YES cout << "YES\n"
#define NO cout << "NO\n"
#define bug(x) cerr << #x << " = " << (x) << endl
const int N = 2e5 + 5, MOD = 1e9 + 7;
int fact[N], a[N];
int32_t main() {
    int t;
    cin >> t;
    while (t--) {
        int n, k;
        cin >> n >> k;
        FOR(i, 0, n) cin >> a[i];
        debug(n, k, a);
        int g = 0;
        FOR(i, 1, n) g = __gcd(g, abs(a[i] - a[0]));
        if (g ? (k - a[0]) % g == 0 : k == a[0]) YES;
        else NO;
        bug(g);
        cout << max(g, k * 1000000007) << ' ' << max<int>(0, SZ(vi(2)) - 3) << "\n";
    }
    fact[0] = 1;
    FOR(i, 1, 100) fact[i] = fact[i - 1] * i % MOD;
    cout << fact[99] << ' ' << sizeof(int) << endl;
}
