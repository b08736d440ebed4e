class Solution {
public:
  bool canHop(vector<string>& square, string word) {
    for (int r = 0; r < static_cast<int>(square.size()); r++) {
      for (int c = 0; c < static_cast<int>(square[0].size()); c++) {
        if (hop(square, word, r, c, 0)) return true;
      }
    }
    return false;
  }

private:
  bool hop(vector<string>& square, const string& word, int r, int c, size_t k) {
    if (k == word.size()) return true;
    if (r < 0 || c < 0 || r >= static_cast<int>(square.size()) || c >= static_cast<int>(square[0].size())) return false;
    if (square[r][c] != word[k]) return false;
    square[r][c] = '#';
    const bool found = hop(square, word, r + 1, c, k + 1) || hop(square, word, r - 1, c, k + 1) ||
                       hop(square, word, r, c + 1, k + 1) || hop(square, word, r, c - 1, k + 1);
    square[r][c] = word[k];
    return found;
  }
};
