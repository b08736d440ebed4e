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
    vector<int> minute(members, -1);
    queue<int> waiting;
    for (int one : starters) {
      minute[one] = 0;
      waiting.push(one);
    }
    int last = 0, reached = 0;
    while (!waiting.empty()) {
      const int one = waiting.front();
      waiting.pop();
      reached++;
      last = minute[one];
      if (silent[one]) continue;
      for (int other : near[one]) {
        if (minute[other] >= 0) continue;
        minute[other] = last + 1;
        waiting.push(other);
      }
    }
    return reached == members ? last : -1;
  }
};
