class Solution {
public:
  vector<int> cutOff(int landings, vector<vector<int>>& canals) {
    vector<vector<pair<int, int>>> near(landings + 1);
    const int count = canals.size();
    for (int canal = 0; canal < count; canal++) {
      near[canals[canal][0]].emplace_back(canals[canal][1], canal);
      near[canals[canal][1]].emplace_back(canals[canal][0], canal);
    }
    vector<int> harmful;
    for (int drained = 0; drained < count; drained++) {
      vector<bool> seen(landings + 1);
      vector<int> order = {1};
      seen[1] = true;
      for (size_t at = 0; at < order.size(); at++) {
        for (const auto& [to, canal] : near[order[at]]) {
          if (canal == drained || seen[to]) continue;
          seen[to] = true;
          order.push_back(to);
        }
      }
      if (static_cast<int>(order.size()) < landings) harmful.push_back(drained);
    }
    return harmful;
  }
};
