#include <deque>
#include <iostream>
#include <string>
#include <tuple>
#include <vector>
using namespace std;

int main() {
    vector<string> g;
    string row;
    while (getline(cin, row)) g.push_back(row);
    const size_t h = g.size(), w = g[0].size();
    const string arrows = "RLDU";
    const int dr[] = {0, 0, 1, -1}, dc[] = {1, -1, 0, 0};
    vector dist(h, vector<int>(w, INT32_MAX));
    deque<tuple<int, size_t, size_t>> q;
    q.emplace_back(0, 0, 0);
    dist[0][0] = 0;
    while (!q.empty()) {
        auto [d, r, c] = q.front();
        q.pop_front();
        if (d > dist[r][c]) continue;
        for (int k = 0; k < 4; ++k) {
            size_t nr = r + dr[k], nc = c + dc[k];  // wraps below zero
            if (nr >= h || nc >= w) continue;
            int nd = d + (g[r][c] != arrows[k]);
            if (nd < dist[nr][nc]) {
                dist[nr][nc] = nd;
                if (nd == d) q.emplace_front(nd, nr, nc);
                else q.emplace_back(nd, nr, nc);
            }
        }
    }
    cout << "changes: " << dist[h - 1][w - 1] << '\n';
    for (auto& r : dist) {
        for (int x : r) cout << x;
        cout << '\n';
    }
}
