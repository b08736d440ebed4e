class Solution {
public:
  int fewestPushes(vector<string>& water) {
    const int rows = water.size(), columns = water[0].size();
    vector<vector<int>> pushes(rows, vector<int>(columns, INT_MAX));
    pushes[0][0] = 0;
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < columns; c++) {
        if (r > 0) pushes[r][c] = min(pushes[r][c], pushes[r - 1][c] + (water[r - 1][c] != 'v'));
        if (c > 0) pushes[r][c] = min(pushes[r][c], pushes[r][c - 1] + (water[r][c - 1] != '>'));
      }
    }
    return pushes[rows - 1][columns - 1];
  }
};
