class Solution {
public:
  int flaws(vector<string>& cloth) {
    int found = 0;
    for (int r = 1; r < static_cast<int>(cloth.size()); r++) {
      for (int c = 1; c < static_cast<int>(cloth[r].size()); c++) {
        const int back = min(r, c);
        if (cloth[r][c] != cloth[r - back][c - back]) found++;
      }
    }
    return found;
  }
};
