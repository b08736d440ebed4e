class Solution {
public:
  int fewestChanges(string sign, string wanted) {
    const int n = sign.size();
    const int m = wanted.size();
    vector<vector<int>> changes(n + 1, vector<int>(m + 1));
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= m; j++) {
        if (sign[i - 1] == wanted[j - 1]) changes[i][j] = changes[i - 1][j - 1];
        else changes[i][j] = 1 + min({changes[i - 1][j - 1], changes[i - 1][j], changes[i][j - 1]});
      }
    }
    return changes[n][m];
  }
};
