#include <bits/stdc++.h>
using namespace std;

const int dx[] = {0, 1, 0, -1}, dy[] = {1, 0, -1, 0};
const char names[] = "RDLU";

int main() {
    int h, w;
    cin >> h >> w;
    vector<string> g(h);
    for (auto& r : g) cin >> r;
    pair<int, int> s, t;
    for (int i = 0; i < h; i++)
        for (int j = 0; j < w; j++) {
            if (g[i][j] == 'S') s = {i, j};
            if (g[i][j] == 'T') t = {i, j};
        }
    vector<vector<int>> d(h, vector<int>(w, -1)), from(d);
    queue<pair<int, int>> q;
    q.push(s);
    d[s.first][s.second] = 0;
    while (!q.empty()) {
        auto [x, y] = q.front();
        q.pop();
        for (int k = 0; k < 4; k++) {
            int nx = x + dx[k], ny = y + dy[k];
            if (nx < 0 || ny < 0 || nx >= h || ny >= w || g[nx][ny] == '#' || d[nx][ny] >= 0) continue;
            d[nx][ny] = d[x][y] + 1;
            from[nx][ny] = k;
            q.emplace(nx, ny);
        }
    }
    cout << d[t.first][t.second] << '\n';
    string path;
    for (auto [x, y] = t; make_pair(x, y) != s;) {
        int k = from[x][y];
        path += names[k];
        x -= dx[k], y -= dy[k];
        if (g[x][y] == '.') g[x][y] = '*';
    }
    reverse(path.begin(), path.end());
    cout << path << '\n';
    for (auto& r : g) cout << r << '\n';
}
