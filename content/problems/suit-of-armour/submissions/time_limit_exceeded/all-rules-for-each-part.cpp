class Solution {
public:
  vector<int> dressingOrder(int parts, vector<vector<int>>& rules) {
    vector<bool> on(parts, false);
    vector<int> order;
    while (static_cast<int>(order.size()) < parts) {
      vector<bool> waits(parts, false);
      for (const auto& rule : rules) {
        if (!on[rule[1]]) waits[rule[0]] = true;
      }
      int next = 0;
      while (next < parts && (on[next] || waits[next])) next++;
      if (next == parts) return {};
      on[next] = true;
      order.push_back(next);
    }
    return order;
  }
};
