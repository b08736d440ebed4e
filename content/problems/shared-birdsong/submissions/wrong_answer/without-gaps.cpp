class Solution {
public:
  int longestMelody(string morning, string evening) {
    const int m = morning.size();
    const int n = evening.size();
    vector<vector<int>> best(m + 1, vector<int>(n + 1, 0));
    int longest = 0;
    for (int i = 1; i <= m; i++) {
      for (int j = 1; j <= n; j++) {
        if (morning[i - 1] == evening[j - 1]) best[i][j] = best[i - 1][j - 1] + 1;
        longest = max(longest, best[i][j]);
      }
    }
    return longest;
  }
};
