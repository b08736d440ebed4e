class Solution {
public:
  int flaws(vector<string>& cloth) {
    int found = 0;
    for (size_t r = 1; r < cloth.size(); r++) {
      for (size_t c = 1; c < cloth[r].size(); c++) {
        if (cloth[r][c] != cloth[r - 1][c - 1]) found++;
      }
    }
    return found;
  }
};
