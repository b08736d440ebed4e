class Solution {
public:
  int roomsNeeded(vector<vector<int>>& lessons) {
    int most = 0;
    for (const auto& moment : lessons) {
      int busy = 0;
      for (const auto& lesson : lessons) {
        if (lesson[0] <= moment[0] && moment[0] < lesson[1]) busy++;
      }
      most = max(most, busy);
    }
    return most;
  }
};
