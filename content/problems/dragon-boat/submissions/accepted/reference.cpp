class Solution {
public:
  int strongestCrew(vector<vector<int>>& strength) {
    const int n = strength.size();
    vector<int> best(1 << n, -1);
    best[0] = 0;
    for (int taken = 1; taken < 1 << n; taken++) {
      const auto& row = strength[__builtin_popcount(taken) - 1];
      for (int seat = 0; seat < n; seat++) {
        if (!(taken >> seat & 1) || row[seat] < 0) continue;
        const int before = best[taken ^ 1 << seat];
        if (before >= 0) best[taken] = max(best[taken], before + row[seat]);
      }
    }
    return best.back();
  }
};
