class Solution {
public:
  int fewestPushes(vector<string>& water) {
    const int rows = water.size(), columns = water[0].size();
    vector<vector<int>> pushes(rows, vector<int>(columns, 1'000'000));
    pushes[0][0] = 0;
    for (bool changed = true; changed;) {
      changed = false;
      for (int r = 0; r < rows; r++) {
        for (int c = 0; c < columns; c++) {
          for (int side = 0; side < 4; side++) {
            const int y = r + "0121"[side] - '1', x = c + "1012"[side] - '1';
            if (y < 0 || x < 0 || y >= rows || x >= columns) continue;
            const int sum = pushes[r][c] + (water[r][c] != "^<v>"[side]);
            if (sum >= pushes[y][x]) continue;
            pushes[y][x] = sum;
            changed = true;
          }
        }
      }
    }
    return pushes[rows - 1][columns - 1];
  }
};
