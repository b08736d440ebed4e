class Solution {
public:
  int fewestChanges(string sign, string wanted) {
    const int n = sign.size();
    const int m = wanted.size();
    vector<vector<int>> changes(n + 1, vector<int>(m + 1));
    for (int i = 0; i <= n; i++) {
      for (int j = 0; j <= m; j++) {
        if (i == 0 || j == 0) changes[i][j] = i + j;
        else if (sign[i - 1] == wanted[j - 1]) changes[i][j] = changes[i - 1][j - 1];
        else changes[i][j] = 1 + min({changes[i - 1][j - 1], changes[i - 1][j], changes[i][j - 1]});
      }
    }
    return changes[n][m];
  }
};
