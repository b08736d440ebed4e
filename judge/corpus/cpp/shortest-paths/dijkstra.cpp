#include <bits/stdc++.h>
using namespace std;

typedef long long ll;
typedef pair<ll, int> pli;
const ll INF = 0x3f3f3f3f3f3f3f3fLL;

int main() {
    ios_base::sync_with_stdio(false);
    cin.tie(NULL);
    int n, m;
    cin >> n >> m;
    vector<vector<pair<int, ll>>> adj(n + 1);
    for (int i = 0; i < m; i++) {
        int a, b;
        ll c;
        cin >> a >> b >> c;
        adj[a].push_back({b, c});
    }
    vector<ll> dist(n + 1, INF);
    vector<int> par(n + 1, -1);
    priority_queue<pli, vector<pli>, greater<pli>> pq;
    dist[1] = 0;
    pq.push({0, 1});
    while (!pq.empty()) {
        auto [d, u] = pq.top();
        pq.pop();
        if (d != dist[u]) continue;
        for (auto& [v, w] : adj[u])
            if (dist[v] > d + w) {
                dist[v] = d + w;
                par[v] = u;
                pq.push({dist[v], v});
            }
    }
    for (int i = 1; i <= n; i++) {
        if (dist[i] == INF) { cout << i << ": unreachable\n"; continue; }
        cout << i << ": " << dist[i] << " via";
        vector<int> path;
        for (int v = i; v != -1; v = par[v]) path.push_back(v);
        for (auto it = path.rbegin(); it != path.rend(); ++it) cout << ' ' << *it;
        cout << "\n";
    }
}
