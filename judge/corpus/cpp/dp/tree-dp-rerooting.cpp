#include <functional>
#include <iostream>
#include <vector>

int main() {
    std::ios_base::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<std::vector<int>> g(n);
    for (int i = 1, a, b; i < n; ++i) {
        std::cin >> a >> b;
        g[--a].push_back(--b);
        g[b].push_back(a);
    }
    std::vector<long> size(n, 1), down(n), all(n), indep(n), dep(n, 1);
    std::function<void(int, int)> dfs = [&](int u, int p) {
        for (int v : g[u]) {
            if (v == p) continue;
            dfs(v, u);
            size[u] += size[v];
            down[u] += down[v] + size[v];
            dep[u] += indep[v];
            indep[u] += std::max(dep[v], indep[v]);
        }
    };
    dfs(0, -1);
    std::function<void(int, int)> reroot = [&](int u, int p) {
        all[u] = p < 0 ? down[u] : all[p] + n - 2 * size[u];
        for (int v : g[u])
            if (v != p) reroot(v, u);
    };
    reroot(0, -1);
    for (auto x : all) std::cout << x << ' ';
    std::cout << "\nindependent set " << std::max(dep[0], indep[0]) << std::endl;
}
