class Solution {
public:
  vector<int> programme(int acts, vector<vector<int>>& rules) {
    vector<vector<int>> before(acts + 1);
    vector<int> followers(acts + 1);
    for (const auto& rule : rules) {
      before[rule[1]].push_back(rule[0]);
      followers[rule[0]]++;
    }
    vector<bool> placed(acts + 1);
    vector<int> order;
    while (static_cast<int>(order.size()) < acts) {
      int last = 0;
      for (int act = 1; act <= acts; act++) {
        if (!placed[act] && followers[act] == 0) last = act;
      }
      if (last == 0) return {};
      placed[last] = true;
      order.push_back(last);
      for (int first : before[last]) followers[first]--;
    }
    reverse(order.begin(), order.end());
    return order;
  }
};
