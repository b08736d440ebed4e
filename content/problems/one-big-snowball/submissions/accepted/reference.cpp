class Solution {
public:
  long long leastEffort(vector<int>& weights) {
    const int n = weights.size();
    vector<long long> upto(n + 1, 0);
    for (int i = 0; i < n; i++) upto[i + 1] = upto[i] + weights[i];
    vector<vector<long long>> least(n, vector<long long>(n, 0));
    for (int length = 2; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        const int j = i + length - 1;
        long long best = LLONG_MAX;
        for (int k = i; k < j; k++) best = min(best, least[i][k] + least[k + 1][j]);
        least[i][j] = best + upto[j + 1] - upto[i];
      }
    }
    return least[0][n - 1];
  }
};
