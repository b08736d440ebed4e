#include <bits/stdc++.h>
using namespace std;

const int LOG = 17;
int n, q;
vector<vector<pair<int, int>>> adj;
vector<array<int, LOG>> up;
vector<int> dep;
vector<long long> dist_;

void dfs(int u, int p) {
    up[u][0] = p;
    for (int k = 1; k < LOG; k++) up[u][k] = up[up[u][k - 1]][k - 1];
    for (auto [v, w] : adj[u])
        if (v != p) {
            dep[v] = dep[u] + 1;
            dist_[v] = dist_[u] + w;
            dfs(v, u);
        }
}
int lca(int a, int b) {
    if (dep[a] < dep[b]) swap(a, b);
    for (int d = dep[a] - dep[b], k = 0; d; d >>= 1, k++) if (d & 1) a = up[a][k];
    if (a == b) return a;
    for (int k = LOG - 1; k >= 0; k--) if (up[a][k] != up[b][k]) a = up[a][k], b = up[b][k];
    return up[a][0];
}

int main() {
    scanf("%d%d", &n, &q);
    adj.resize(n + 1), up.resize(n + 1), dep.resize(n + 1), dist_.resize(n + 1);
    for (int i = 2; i <= n; i++) {
        int p, w;
        scanf("%d%d", &p, &w);
        adj[p].emplace_back(i, w);
        adj[i].push_back({p, w});
    }
    dfs(1, 1);
    while (q--) {
        int a, b;
        scanf("%d %d", &a, &b);
        int c = lca(a, b);
        printf("lca(%d,%d)=%d edges %d weight %lld\n", a, b, c, dep[a] + dep[b] - 2 * dep[c], dist_[a] + dist_[b] - 2 * dist_[c]);
    }
}
