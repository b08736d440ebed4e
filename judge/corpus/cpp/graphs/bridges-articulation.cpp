#include <algorithm>
#include <iostream>
#include <set>
#include <vector>
using namespace std;
vector<vector<int>> adj;
vector<int> tin, low;
set<int> cut;
vector<pair<int, int>> bridges;
int T;
void dfs(int v, int p = -1) {
    tin[v] = low[v] = ++T;
    int children = 0;
    bool skipped = false;
    for (int to : adj[v]) {
        if (to == p && !skipped) { skipped = true; continue; }
        if (tin[to]) low[v] = min(low[v], tin[to]);
        else {
            dfs(to, v);
            low[v] = min(low[v], low[to]);
            if (low[to] > tin[v]) bridges.push_back(minmax(v, to));
            if (low[to] >= tin[v] && p != -1) cut.insert(v);
            ++children;
        }
    }
    if (p == -1 && children > 1) cut.insert(v);
}
int main() {
    int n, m;
    cin >> n >> m;
    adj.resize(n); tin.resize(n); low.resize(n);
    while (m--) {
        int a, b;
        cin >> a >> b;
        adj[a].push_back(b);
        adj[b].push_back(a);
    }
    for (int i = 0; i < n; ++i) if (!tin[i]) dfs(i);
    sort(bridges.begin(), bridges.end());
    cout << "bridges:";
    for (auto [a, b] : bridges) cout << ' ' << a << '-' << b;
    cout << "\ncut:";
    for (int v : cut) cout << ' ' << v;
    cout << endl;
}
