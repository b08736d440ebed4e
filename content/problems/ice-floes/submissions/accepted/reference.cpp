class Solution {
public:
  int countFloes(vector<vector<char>>& sea) {
    const int rows = sea.size(), columns = sea[0].size();
    vector<pair<int, int>> stack;
    // Ice that was seen melts, so it is not seen again.
    auto visit = [&](int row, int column) {
      if (row < 0 || row >= rows || column < 0 || column >= columns || sea[row][column] != '1') return;
      sea[row][column] = '0';
      stack.emplace_back(row, column);
    };

    int floes = 0;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        if (sea[row][column] == '1') floes++;
        visit(row, column);
        while (!stack.empty()) {
          const auto [r, c] = stack.back();
          stack.pop_back();
          visit(r - 1, c);
          visit(r + 1, c);
          visit(r, c - 1);
          visit(r, c + 1);
        }
      }
    }
    return floes;
  }
};
