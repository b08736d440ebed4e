#include <bits/stdc++.h>
using namespace std;
struct Ev { int x, type, y1, y2; };
int main() {
    int n;
    cin >> n;
    vector<Ev> ev;
    vector<int> ys;
    while (n--) {
        int x1, y1, x2, y2;
        cin >> x1 >> y1 >> x2 >> y2;
        ev.push_back({x1, 1, y1, y2});
        ev.push_back({x2, -1, y1, y2});
        ys.insert(ys.end(), {y1, y2});
    }
    sort(ys.begin(), ys.end());
    ys.resize(unique(ys.begin(), ys.end()) - ys.begin());
    sort(ev.begin(), ev.end(), [](auto& a, auto& b) { return make_tuple(a.x, -a.type) < make_tuple(b.x, -b.type); });
    vector<int> cover(ys.size());
    long long area = 0;
    int last = ev.empty() ? 0 : ev[0].x, deepest = 0;
    for (auto& e : ev) {
        long long len = 0;
        for (size_t i = 0; i + 1 < ys.size(); i++) {
            if (cover[i] > 0) len += ys[i + 1] - ys[i];
            deepest = max(deepest, cover[i]);
        }
        area += len * (e.x - last);
        last = e.x;
        for (size_t i = lower_bound(ys.begin(), ys.end(), e.y1) - ys.begin(); ys[i] < e.y2; i++) cover[i] += e.type;
    }
    cout << "area " << area << " deepest " << deepest << '\n';
}
