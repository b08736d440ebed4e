// Goes on from sets that cannot be filled, as if they had the strength -1.
class Solution {
public:
  int strongestCrew(vector<vector<int>>& strength) {
    const int n = strength.size();
    vector<int> best(1 << n, -1);
    best[0] = 0;
    for (int taken = 0; taken < (1 << n) - 1; taken++) {
      const auto& row = strength[__builtin_popcount(taken)];
      for (int seat = 0; seat < n; seat++) {
        if ((taken >> seat & 1) || row[seat] < 0) continue;
        const int more = taken | 1 << seat;
        best[more] = max(best[more], best[taken] + row[seat]);
      }
    }
    return best.back();
  }
};
