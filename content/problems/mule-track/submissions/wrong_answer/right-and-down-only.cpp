class Solution {
public:
  int highestPoint(vector<vector<int>>& heights) {
    const int n = heights.size();
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        if (row + column == 0) continue;
        const int above = row > 0 ? heights[row - 1][column] : INT_MAX;
        const int before = column > 0 ? heights[row][column - 1] : INT_MAX;
        heights[row][column] = max(heights[row][column], min(above, before));
      }
    }
    return heights[n - 1][n - 1];
  }
};
