class Solution {
public:
  bool canHop(vector<string>& square, string word) {
    const int rows = square.size(), columns = square[0].size();
    // All stones where the word so far may end: the way to them is forgotten.
    vector<vector<bool>> here(rows, vector<bool>(columns));
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < columns; c++) here[r][c] = square[r][c] == word[0];
    }
    for (size_t k = 1; k < word.size(); k++) {
      vector<vector<bool>> next(rows, vector<bool>(columns));
      for (int r = 0; r < rows; r++) {
        for (int c = 0; c < columns; c++) {
          if (square[r][c] != word[k]) continue;
          next[r][c] = (r > 0 && here[r - 1][c]) || (r + 1 < rows && here[r + 1][c]) ||
                       (c > 0 && here[r][c - 1]) || (c + 1 < columns && here[r][c + 1]);
        }
      }
      here = next;
    }
    for (const auto& row : here) {
      if (find(row.begin(), row.end(), true) != row.end()) return true;
    }
    return false;
  }
};
