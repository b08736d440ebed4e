#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<pair<double, double>> p(n);
    for (auto& [x, y] : p) cin >> x >> y;
    auto dist = [&](int i, int j) { return hypot(p[i].first - p[j].first, p[i].second - p[j].second); };
    const double INF = numeric_limits<double>::infinity();
    vector<vector<double>> dp(1 << n, vector<double>(n, INF));
    vector<vector<int>> from(1 << n, vector<int>(n, -1));
    dp[1][0] = 0;
    for (int mask = 1; mask < (1 << n); ++mask)
        for (int i = 0; i < n; ++i) {
            if (dp[mask][i] == INF) continue;
            for (int j = 0; j < n; ++j)
                if (!(mask >> j & 1)) {
                    double c = dp[mask][i] + dist(i, j);
                    int next = mask | 1 << j;
                    if (c < dp[next][j]) dp[next][j] = c, from[next][j] = i;
                }
        }
    int full = (1 << n) - 1, best = 1;
    for (int i = 1; i < n; ++i)
        if (dp[full][i] + dist(i, 0) < dp[full][best] + dist(best, 0)) best = i;
    printf("%.6f\n", dp[full][best] + dist(best, 0));
    vector<int> tour;
    for (int mask = full, at = best; at >= 0;) {
        tour.push_back(at);
        int f = from[mask][at];
        mask ^= 1 << at;
        at = f;
    }
    if (tour.size() > 2 && tour.front() < tour[tour.size() - 2]) reverse(tour.begin(), prev(tour.end()));
    for (int t : tour) printf("%d ", t);
    printf("| %d subsets\n", full + 1);
}
