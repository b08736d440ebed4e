class Solution {
public:
  int lastFire(vector<vector<int>>& links, int hills, int first) {
    vector<vector<pair<int, int>>> seenFrom(hills + 1);
    for (const auto& link : links) seenFrom[link[0]].emplace_back(link[1], link[2]);

    vector<bool> burns(hills + 1);
    priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> next;
    next.emplace(0, first);
    int fires = 0, last = 0;
    while (!next.empty()) {
      const auto [minute, hill] = next.top();
      next.pop();
      if (burns[hill]) continue;
      burns[hill] = true;
      fires++;
      last = minute;
      for (const auto& [to, minutes] : seenFrom[hill]) {
        if (!burns[to]) next.emplace(minute + minutes, to);
      }
    }
    return fires == hills ? last : -1;
  }
};
