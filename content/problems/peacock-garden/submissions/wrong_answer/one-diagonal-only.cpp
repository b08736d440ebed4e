class Solution {
public:
  int placements(vector<string>& garden) {
    const int n = garden.size();
    vector<int> chosen;
    function<int(int)> place = [&](int row) {
      if (row == n) return 1;
      int ways = 0;
      for (int column = 0; column < n; column++) {
        bool seen = garden[row][column] == '#';
        for (int above = 0; above < row; above++) {
          if (chosen[above] == column || chosen[above] - above == column - row) seen = true;
        }
        if (seen) continue;
        chosen.push_back(column);
        ways += place(row + 1);
        chosen.pop_back();
      }
      return ways;
    };
    return place(0);
  }
};
