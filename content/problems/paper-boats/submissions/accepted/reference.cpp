class Solution {
public:
  int fewestPushes(vector<string>& water) {
    const int rows = water.size(), columns = water[0].size();
    vector<vector<int>> pushes(rows, vector<int>(columns, INT_MAX));
    deque<pair<int, int>> queue;
    pushes[0][0] = 0;
    queue.emplace_back(0, 0);
    while (!queue.empty()) {
      const auto [r, c] = queue.front();
      queue.pop_front();
      for (int side = 0; side < 4; side++) {
        const int y = r + "0121"[side] - '1', x = c + "1012"[side] - '1';
        if (y < 0 || x < 0 || y >= rows || x >= columns) continue;
        const bool drifts = water[r][c] == "^<v>"[side];
        const int sum = pushes[r][c] + !drifts;
        if (sum >= pushes[y][x]) continue;
        pushes[y][x] = sum;
        if (drifts) queue.emplace_front(y, x);
        else queue.emplace_back(y, x);
      }
    }
    return pushes[rows - 1][columns - 1];
  }
};
