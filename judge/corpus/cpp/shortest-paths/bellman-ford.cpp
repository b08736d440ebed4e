#include <climits>
#include <cstdio>
#include <vector>

struct Edge { int from, to; int cost; };

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n, m;
        scanf("%d%d", &n, &m);
        std::vector<Edge> e(m);
        for (auto& x : e) scanf("%d%d%d", &x.from, &x.to, &x.cost);
        std::vector<long long> d(n, LLONG_MAX);
        std::vector<int> p(n, -1);
        d[0] = 0;
        int x = -1;
        for (int i = 0; i < n; ++i) {
            x = -1;
            for (const Edge& k : e)
                if (d[k.from] != LLONG_MAX && d[k.from] + k.cost < d[k.to]) {
                    d[k.to] = d[k.from] + k.cost;
                    p[k.to] = k.from;
                    x = k.to;
                }
            if (x < 0) break;
        }
        if (x >= 0) {
            for (int i = 0; i < n; ++i) x = p[x];
            std::vector<int> cyc;
            for (int v = x; cyc.empty() || v != x; v = p[v]) cyc.push_back(v);
            printf("negative cycle of %d\n", (int)cyc.size());
        } else {
            for (int i = 0; i < n; ++i) d[i] == LLONG_MAX ? printf("inf ") : printf("%lld ", d[i]);
            putchar('\n');
        }
    }
}
