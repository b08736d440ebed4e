class Solution {
public:
  int highestPoint(vector<vector<int>>& heights) {
    const int n = heights.size();
    using Square = tuple<int, int, int>;
    priority_queue<Square, vector<Square>, greater<Square>> edge;
    vector<vector<char>> seen(n, vector<char>(n, false));

    const auto see = [&](int row, int column) {
      if (row < 0 || column < 0 || row >= n || column >= n || seen[row][column]) return;
      seen[row][column] = true;
      edge.emplace(heights[row][column], row, column);
    };

    see(0, 0);
    int highest = 0;
    while (true) {
      const auto [height, row, column] = edge.top();
      edge.pop();
      highest = max(highest, height);
      if (row == n - 1 && column == n - 1) return highest;
      see(row + 1, column);
      see(row, column + 1);
      see(row - 1, column);
      see(row, column - 1);
    }
  }
};
