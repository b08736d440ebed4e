#include <bits/stdc++.h>
using namespace std;
#define x first
#define y second
typedef pair<long long, long long> pt;
long long cross(pt o, pt a, pt b) { return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x); }
vector<pt> hull(vector<pt> p) {
    sort(p.begin(), p.end());
    p.erase(unique(p.begin(), p.end()), p.end());
    if (p.size() < 3) return p;
    vector<pt> h(2 * p.size());
    int k = 0;
    for (size_t i = 0; i < p.size(); h[k++] = p[i++])
        while (k >= 2 && cross(h[k - 2], h[k - 1], p[i]) <= 0) k--;
    for (int i = (int)p.size() - 2, t = k + 1; i >= 0; h[k++] = p[i--])
        while (k >= t && cross(h[k - 2], h[k - 1], p[i]) <= 0) k--;
    h.resize(k - 1);
    return h;
}
int main() {
    vector<pt> p;
    long long a, b;
    while (cin >> a >> b) p.emplace_back(a, b);
    auto h = hull(p);
    long long area2 = 0;
    double per = 0;
    for (size_t i = 0; i < h.size(); i++) {
        pt u = h[i], v = h[(i + 1) % h.size()];
        area2 += u.x * v.y - u.y * v.x;
        per += hypot(u.x - v.x, u.y - v.y);
        cout << "(" << u.x << "," << u.y << ")";
    }
    cout << "\narea " << area2 / 2 << (area2 % 2 ? ".5" : ".0") << " perimeter " << fixed << setprecision(9) << per << "\n";
    long long diam = 0;
    for (size_t i = 0, j = 1; i < h.size(); i++) {
        auto d = [&](size_t s, size_t t) { return (h[s].x - h[t].x) * (h[s].x - h[t].x) + (h[s].y - h[t].y) * (h[s].y - h[t].y); };
        while (d(i, (j + 1) % h.size()) > d(i, j)) j = (j + 1) % h.size();
        diam = max(diam, d(i, j));
    }
    cout << "diameter^2 " << diam << endl;
}
