class Solution {
public:
  int lastFire(vector<vector<int>>& links, int hills, int first) {
    vector<vector<pair<int, int>>> seenFrom(hills + 1);
    for (const auto& link : links) seenFrom[link[0]].emplace_back(link[1], link[2]);
    vector<int> lit(hills + 1, -1);
    priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> next;
    next.emplace(0, first);
    lit[first] = 0;
    while (!next.empty()) {
      const auto [minute, hill] = next.top();
      next.pop();
      for (const auto& [to, minutes] : seenFrom[hill]) {
        if (lit[to] >= 0) continue;
        lit[to] = minute + minutes;
        next.emplace(lit[to], to);
      }
    }
    if (count(lit.begin() + 1, lit.end(), -1) > 0) return -1;
    return *max_element(lit.begin() + 1, lit.end());
  }
};
