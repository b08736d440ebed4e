#include <bits/stdc++.h>
using namespace std;
using ld = long double;
struct Pt { int x, y; };
ld best;
vector<Pt> t;
void rec(vector<Pt>& a, int l, int r) {
    auto upd = [&](const Pt& p, const Pt& q) { best = min(best, sqrtl((ld)(p.x - q.x) * (p.x - q.x) + (ld)(p.y - q.y) * (p.y - q.y))); };
    auto byY = [](const Pt& p, const Pt& q) { return p.y < q.y; };
    if (r - l <= 3) {
        for (int i = l; i < r; ++i) for (int j = i + 1; j < r; ++j) upd(a[i], a[j]);
        sort(a.begin() + l, a.begin() + r, byY);
        return;
    }
    int m = (l + r) >> 1, midx = a[m].x;
    rec(a, l, m);
    rec(a, m, r);
    merge(a.begin() + l, a.begin() + m, a.begin() + m, a.begin() + r, t.begin(), byY);
    copy(t.begin(), t.begin() + r - l, a.begin() + l);
    int tsz = 0;
    for (int i = l; i < r; ++i)
        if (abs(a[i].x - midx) < best) {
            for (int j = tsz - 1; j >= 0 && a[i].y - t[j].y < best; --j) upd(a[i], t[j]);
            t[tsz++] = a[i];
        }
}
int main() {
    int n = 1200;
    vector<Pt> a(n);
    unsigned s = 1;
    for (auto& [x, y] : a) {
        s = s * 1664525 + 1013904223; x = s >> 8;
        s = s * 1664525 + 1013904223; y = s >> 8;
    }
    auto b = a;
    sort(a.begin(), a.end(), [](const Pt& p, const Pt& q) { return tie(p.x, p.y) < tie(q.x, q.y); });
    best = 1e30;
    t.resize(n);
    rec(a, 0, n);
    ld brute = 1e30;
    for (int i = 0; i < n; ++i) for (int j = i + 1; j < n; ++j) brute = min(brute, (ld)hypot((double)b[i].x - b[j].x, (double)b[i].y - b[j].y));
    cout << fixed << setprecision(6) << best << ' ' << (fabsl(best - brute) < 1e-6L) << endl;
    printf("%.8Lf\n", best);
}
