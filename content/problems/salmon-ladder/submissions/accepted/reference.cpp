class Solution {
public:
  int leastStrength(vector<vector<int>>& pools) {
    const int rows = pools.size();
    const int columns = pools[0].size();
    vector<vector<int>> least = pools;
    for (int r = rows - 2; r >= 0; r--) {
      for (int c = 0; c < columns; c++) {
        int below = least[r + 1][c];
        if (c > 0) below = min(below, least[r + 1][c - 1]);
        if (c + 1 < columns) below = min(below, least[r + 1][c + 1]);
        least[r][c] += below;
      }
    }
    return *min_element(least[0].begin(), least[0].end());
  }
};
