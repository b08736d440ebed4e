class Solution {
public:
  vector<int> mow(vector<vector<int>>& meadow) {
    const int rows = meadow.size(), columns = meadow[0].size();
    vector<pair<int, int>> mown;
    vector<int> order;
    int row = 0, column = 0, down = 0, right = 1;
    for (int patch = 0; patch < rows * columns; patch++) {
      order.push_back(meadow[row][column]);
      mown.emplace_back(row, column);
      const int ahead = row + down, beside = column + right;
      const bool outside = ahead < 0 || ahead >= rows || beside < 0 || beside >= columns;
      if (outside || find(mown.begin(), mown.end(), make_pair(ahead, beside)) != mown.end()) {
        const int before = down;
        down = right;
        right = -before;
      }
      row += down;
      column += right;
    }
    return order;
  }
};
