#include <bits/stdc++.h>
using namespace std;
class Solution {
public:
    int findCheapestPrice(int n, vector<vector<int>>& flights, int src, int dst, int k) {
        vector<long> d(n, LONG_MAX / 2);
        d[src] = 0;
        while (k-- >= 0) {
            auto next = d;
            for (auto& f : flights) next[f[1]] = min(next[f[1]], d[f[0]] + f[2]);
            d.swap(next);
        }
        return d[dst] >= LONG_MAX / 2 ? -1 : d[dst];
    }
    int networkDelayTime(vector<vector<int>>& times, int n, int k) {
        map<int, vector<pair<int, int>>> g;
        for (auto& t : times) g[t[0]].push_back({t[1], t[2]});
        vector<int> dist(n + 1, INT_MAX);
        set<pair<int, int>> open{{dist[k] = 0, k}};
        while (!open.empty()) {
            auto [d, u] = *open.begin();
            open.erase(open.begin());
            for (auto [v, w] : g[u])
                if (d + w < dist[v]) open.erase({dist[v], v}), open.insert({dist[v] = d + w, v});
        }
        int worst = *max_element(dist.begin() + 1, dist.end());
        return worst == INT_MAX ? -1 : worst;
    }
    int swimInWater(vector<vector<int>>& g) {
        int n = g.size();
        auto key = [&](int i) { return g[i / n][i % n]; };
        auto cmp = [&](int a, int b) { return key(a) > key(b); };
        priority_queue<int, vector<int>, decltype(cmp)> pq(cmp);
        vector<bool> seen(n * n);
        pq.push(0), seen[0] = true;
        for (int t = 0;;) {
            int at = pq.top();
            pq.pop();
            t = max(t, key(at));
            if (at == n * n - 1) return t;
            for (int d : {-n, n, -1, 1}) {
                int to = at + d;
                if (to < 0 || to >= n * n || (abs(d) == 1 && to / n != at / n) || seen[to]) continue;
                seen[to] = true, pq.push(to);
            }
        }
    }
};
int main() {
    vector<vector<int>> f{{0, 1, 100}, {1, 2, 100}, {0, 2, 500}, {2, 3, 10}}, t{{2, 1, 1}, {2, 3, 1}, {3, 4, 1}}, w{{0, 1, 2, 3, 4}, {24, 23, 22, 21, 5}, {12, 13, 14, 15, 16}, {11, 17, 18, 19, 20}, {10, 9, 8, 7, 6}};
    Solution s;
    cout << s.findCheapestPrice(4, f, 0, 2, 1) << ' ' << s.findCheapestPrice(4, f, 0, 2, 0) << ' ' << s.findCheapestPrice(4, f, 3, 0, 5) << '\n';
    cout << s.networkDelayTime(t, 4, 2) << ' ' << s.networkDelayTime(t, 4, 1) << ' ' << s.swimInWater(w) << endl;
}
