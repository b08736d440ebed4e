#include <bits/stdc++.h>
using namespace std;
struct MCMF {
    struct E { int to, cap, cost; };
    vector<E> es;
    vector<vector<int>> g;
    MCMF(int n) : g(n) {}
    void edge(int u, int v, int cap, int cost) {
        g[u].push_back((int)es.size()); es.push_back({v, cap, cost});
        g[v].push_back((int)es.size()); es.push_back({u, 0, -cost});
    }
    pair<int, long long> run(int s, int t) {
        int flow = 0;
        long long cost = 0;
        const int n = g.size();
        for (;;) {
            vector<int> d(n, INT_MAX / 2), pe(n, -1);
            vector<char> in(n);
            deque<int> q{s};
            d[s] = 0;
            while (q.size()) {
                int u = q.front(); q.pop_front(); in[u] = 0;
                for (int id : g[u])
                    if (es[id].cap > 0 && d[es[id].to] > d[u] + es[id].cost) {
                        d[es[id].to] = d[u] + es[id].cost;
                        pe[es[id].to] = id;
                        if (!in[es[id].to]) in[es[id].to] = 1, q.push_back(es[id].to);
                    }
            }
            if (pe[t] < 0) break;
            int f = INT_MAX;
            for (int v = t; v != s; v = es[pe[v] ^ 1].to) f = min(f, es[pe[v]].cap);
            for (int v = t; v != s; v = es[pe[v] ^ 1].to) es[pe[v]].cap -= f, es[pe[v] ^ 1].cap += f;
            flow += f;
            cost += 1LL * f * d[t];
        }
        return {flow, cost};
    }
};
int main() {
    int n;
    cin >> n;
    MCMF m(2 * n + 2);
    for (int i = 0; i < n; i++) {
        m.edge(2 * n, i, 1, 0);
        m.edge(n + i, 2 * n + 1, 1, 0);
        for (int j = 0; j < n; j++) {
            int c;
            cin >> c;
            m.edge(i, n + j, 1, c);
        }
    }
    auto [f, c] = m.run(2 * n, 2 * n + 1);
    cout << f << " workers cost " << c << "\n";
}
