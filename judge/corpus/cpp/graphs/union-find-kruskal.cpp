#include <iostream>
#include <vector>
#include <algorithm>
#include <numeric>

class DSU {
    std::vector<int> p;
public:
    int comps;
    explicit DSU(int n) : p(n, -1), comps(n) {}
    int find(int x) { return p[x] < 0 ? x : p[x] = find(p[x]); }
    bool unite(int a, int b) {
        a = find(a); b = find(b);
        if (a == b) return false;
        if (p[a] > p[b]) std::swap(a, b);
        p[a] += p[b];
        p[b] = a;
        --comps;
        return true;
    }
    int size(int x) { return -p[find(x)]; }
};

struct Edge {
    int u, v;
    long long w;
    bool operator<(const Edge& o) const { return w < o.w; }
};

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<Edge> es(m);
    for (auto& [u, v, w] : es) std::cin >> u >> v >> w;
    std::stable_sort(es.begin(), es.end());
    DSU d(n);
    long long total = 0;
    for (const auto& e : es)
        if (d.unite(e.u, e.v)) {
            total += e.w;
            std::cout << e.u << '-' << e.v << " (" << e.w << ") size " << d.size(e.u) << '\n';
        }
    std::cout << "total " << total << ", components " << d.comps << '\n';
}
