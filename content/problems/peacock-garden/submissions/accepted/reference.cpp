class Solution {
public:
  int placements(vector<string>& garden) {
    n = garden.size();
    columns.assign(n, false);
    falling.assign(2 * n, false);
    rising.assign(2 * n, false);
    return place(garden, 0);
  }

private:
  int n = 0;
  vector<char> columns, falling, rising;

  int place(const vector<string>& garden, int row) {
    if (row == n) return 1;
    int ways = 0;
    for (int column = 0; column < n; column++) {
      char& vertical = columns[column];
      char& down = falling[row - column + n];
      char& up = rising[row + column];
      if (garden[row][column] == '#' || vertical || down || up) continue;
      vertical = down = up = true;
      ways += place(garden, row + 1);
      vertical = down = up = false;
    }
    return ways;
  }
};
