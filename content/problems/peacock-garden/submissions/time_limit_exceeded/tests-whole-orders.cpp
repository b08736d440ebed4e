class Solution {
public:
  int placements(vector<string>& garden) {
    const int n = garden.size();
    vector<int> column(n);
    iota(column.begin(), column.end(), 0);
    int ways = 0;
    do {
      bool quarrel = false;
      for (int row = 0; row < n; row++) {
        if (garden[row][column[row]] == '#') quarrel = true;
        for (int above = 0; above < row; above++) {
          if (row - above == abs(column[row] - column[above])) quarrel = true;
        }
      }
      if (!quarrel) ways++;
    } while (next_permutation(column.begin(), column.end()));
    return ways;
  }
};
