class Solution {
public:
  int highestPoint(vector<vector<int>>& heights) {
    set<int> levels;
    for (auto& row : heights) levels.insert(row.begin(), row.end());
    for (int level : levels) {
      if (reached(heights, level)) return level;
    }
    return -1;
  }

private:
  bool reached(const vector<vector<int>>& heights, int level) {
    const int n = heights.size();
    if (heights[0][0] > level) return false;
    vector<vector<char>> seen(n, vector<char>(n, false));
    queue<pair<int, int>> squares;
    squares.push({0, 0});
    seen[0][0] = true;
    while (!squares.empty()) {
      auto [row, column] = squares.front();
      squares.pop();
      for (auto [r, c] : {pair{row + 1, column}, {row, column + 1}, {row - 1, column}, {row, column - 1}}) {
        if (r < 0 || c < 0 || r >= n || c >= n || seen[r][c] || heights[r][c] > level) continue;
        seen[r][c] = true;
        squares.push({r, c});
      }
    }
    return seen[n - 1][n - 1];
  }
};
