#include <bits/stdc++.h>
using namespace std;
using ll = long long;

struct Dinic {
    struct Edge { int to; ll c; };
    vector<Edge> e;
    vector<vector<int>> g;
    vector<int> lvl, it;
    Dinic(int n) : g(n) {}
    void add(int u, int v, ll c) {
        g[u].push_back(e.size()); e.push_back({v, c});
        g[v].push_back(e.size()); e.push_back({u, 0});
    }
    bool bfs(int s, int t) {
        lvl.assign(g.size(), -1);
        queue<int> q({s});
        for (lvl[s] = 0; !q.empty(); q.pop())
            for (int id : g[q.front()])
                if (e[id].c && lvl[e[id].to] < 0) lvl[e[id].to] = lvl[q.front()] + 1, q.push(e[id].to);
        return lvl[t] >= 0;
    }
    ll dfs(int u, int t, ll f) {
        if (u == t || !f) return f;
        for (int& i = it[u]; i < (int)g[u].size(); i++) {
            int id = g[u][i];
            if (lvl[e[id].to] != lvl[u] + 1) continue;
            if (ll d = dfs(e[id].to, t, min(f, e[id].c))) {
                e[id].c -= d;
                e[id ^ 1].c += d;
                return d;
            }
        }
        return 0;
    }
    ll flow(int s, int t) {
        ll f = 0;
        while (bfs(s, t)) {
            it.assign(g.size(), 0);
            while (ll d = dfs(s, t, LLONG_MAX)) f += d;
        }
        return f;
    }
};

int main() {
    Dinic d(6);
    d.add(0, 1, 16); d.add(0, 2, 13); d.add(1, 2, 10); d.add(2, 1, 4); d.add(1, 3, 12);
    d.add(3, 2, 9); d.add(2, 4, 14); d.add(4, 3, 7); d.add(3, 5, 20); d.add(4, 5, 4);
    cout << d.flow(0, 5) << '\n';
    cout << "cut:";
    for (int i = 0; i < 6; i++) if (d.lvl[i] >= 0) cout << ' ' << i;
    cout << '\n';
    int n = 60;
    Dinic big(2 * n + 2);
    for (int i = 0; i < n; i++) {
        big.add(2 * n, i, 3'000'000'000LL);
        big.add(n + i, 2 * n + 1, 1'000'000'000LL * (i % 4));
        for (int k = 1; k <= 3; k++) big.add(i, n + (i * k + k) % n, 2'000'000'000LL);
    }
    cout << big.flow(2 * n, 2 * n + 1) << endl;
}
