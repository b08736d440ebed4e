#include <bits/stdc++.h>
using namespace std;
#define int long long
#define rep(i, a, b) for (int i = (a); i < (b); ++i)
#define per(i, a, b) for (int i = (b) - 1; i >= (a); --i)
#define all(x) (x).begin(), (x).end()
#define sz(x) (int)(x).size()
#define pb push_back
#define mp make_pair
#define fi first
#define se second
typedef pair<int, int> pii;
typedef vector<int> vi;
const int INF = 1e18;

void solve() {
    int n, k;
    cin >> n >> k;
    vi a(n), pre(n + 1);
    rep(i, 0, n) cin >> a[i];
    rep(i, 0, n) pre[i + 1] = pre[i] + a[i];
    vector<pii> best;
    rep(i, 0, n - k + 1) best.pb(mp(pre[i + k] - pre[i], i));
    sort(all(best), [](const pii& x, const pii& y) { return x.fi != y.fi ? x.fi > y.fi : x.se < y.se; });
    rep(i, 0, min(3LL, sz(best))) cout << best[i].fi << "@" << best[i].se << " ";
    int suf = -INF;
    per(i, 0, n) suf = max(suf, a[i]);
    cout << "max " << suf << "\n";
}

signed main() {
    ios_base::sync_with_stdio(0);
    cin.tie(0);
    cout.tie(0);
    int t = 1;
    cin >> t;
    while (t--) solve();
    return 0;
}
