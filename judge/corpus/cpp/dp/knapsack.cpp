#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, W;
    scanf("%d %d", &n, &W);
    vector<int> w(n), v(n);
    for (int i = 0; i < n; ++i) scanf("%d %d", &w[i], &v[i]);
    vector<vector<long long>> dp(n + 1, vector<long long>(W + 1));
    for (int i = 1; i <= n; ++i)
        for (int c = 0; c <= W; ++c) {
            dp[i][c] = dp[i - 1][c];
            if (c >= w[i - 1]) dp[i][c] = max(dp[i][c], dp[i - 1][c - w[i - 1]] + v[i - 1]);
        }
    printf("%lld:", dp[n][W]);
    for (int i = n, c = W; i; --i)
        if (dp[i][c] != dp[i - 1][c]) printf(" %d", i), c -= w[i - 1];
    vector<long long> one(W + 1);
    for (int i = 0; i < n; ++i)
        for (int c = w[i]; c <= W; ++c) one[c] = max(one[c], one[c - w[i]] + v[i]);
    printf("\nunbounded %lld\n", one[W]);
    bitset<1001> can;
    can[0] = 1;
    for (int x : w) can |= can << x;
    printf("sums %zu, first missing %zu\n", can.count(), (~can)._Find_first());
}
