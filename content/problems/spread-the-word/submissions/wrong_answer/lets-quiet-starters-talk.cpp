class Solution {
public:
  int spreadTheWord(int members, vector<vector<int>>& friends, vector<int>& starters, vector<int>& quiet) {
    vector<vector<int>> near(members);
    for (auto& pair : friends) {
      near[pair[0]].push_back(pair[1]);
      near[pair[1]].push_back(pair[0]);
    }
    vector<bool> silent(members);
    for (int one : quiet) silent[one] = true;
    for (int one : starters) silent[one] = false;
    vector<int> minute(members, -1), order(starters);
    for (int one : starters) minute[one] = 0;
    for (size_t at = 0; at < order.size(); at++) {
      const int one = order[at];
      if (silent[one]) continue;
      for (int other : near[one]) {
        if (minute[other] >= 0) continue;
        minute[other] = minute[one] + 1;
        order.push_back(other);
      }
    }
    return (int)order.size() == members ? minute[order.back()] : -1;
  }
};
