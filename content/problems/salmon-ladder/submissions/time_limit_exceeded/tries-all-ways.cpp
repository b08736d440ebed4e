class Solution {
public:
  int leastStrength(vector<vector<int>>& pools) {
    int best = INT_MAX;
    for (size_t c = 0; c < pools[0].size(); c++) best = min(best, least(pools, 0, c));
    return best;
  }

private:
  int least(const vector<vector<int>>& pools, size_t row, int column) {
    if (row + 1 == pools.size()) return pools[row][column];
    int below = INT_MAX;
    for (int c = column - 1; c <= column + 1; c++) {
      if (c >= 0 && c < static_cast<int>(pools[0].size())) below = min(below, least(pools, row + 1, c));
    }
    return pools[row][column] + below;
  }
};
