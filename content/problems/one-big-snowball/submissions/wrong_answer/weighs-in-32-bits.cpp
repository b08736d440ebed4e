class Solution {
public:
  long long leastEffort(vector<int>& weights) {
    const int n = weights.size();
    vector<vector<long long>> least(n, vector<long long>(n, 0));
    for (int i = n - 1; i >= 0; i--) {
      unsigned weight = weights[i];
      for (int j = i + 1; j < n; j++) {
        weight += weights[j];
        long long best = LLONG_MAX;
        for (int k = i; k < j; k++) best = min(best, least[i][k] + least[k + 1][j]);
        least[i][j] = best + weight;
      }
    }
    return least[0][n - 1];
  }
};
