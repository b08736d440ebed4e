class Solution {
public:
  int longestMelody(string morning, string evening) {
    const int m = morning.size();
    const int n = evening.size();
    vector<vector<int>> best(m + 1, vector<int>(n + 1, 0));
    for (int i = 1; i <= m; i++) {
      for (int j = 1; j <= n; j++) {
        if (morning[i - 1] == evening[j - 1]) best[i][j] = best[i - 1][j - 1] + 1;
        else best[i][j] = max(best[i - 1][j], best[i][j - 1]);
      }
    }
    return best[m][n];
  }
};
