class Solution {
public:
  int leastStrength(vector<vector<int>>& pools) {
    const int columns = pools[0].size();
    vector<int> least = pools.back();
    for (int r = static_cast<int>(pools.size()) - 2; r >= 0; r--) {
      for (int c = 0; c < columns; c++) {
        int below = least[c];
        // This one belongs to the same row already.
        if (c > 0) below = min(below, least[c - 1]);
        if (c + 1 < columns) below = min(below, least[c + 1]);
        least[c] = pools[r][c] + below;
      }
    }
    return *min_element(least.begin(), least.end());
  }
};
