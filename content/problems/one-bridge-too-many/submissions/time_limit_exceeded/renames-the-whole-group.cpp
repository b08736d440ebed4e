class Solution {
public:
  vector<int> spareBridge(vector<vector<int>>& bridges) {
    vector<int> group(bridges.size() + 1);
    iota(group.begin(), group.end(), 0);
    for (const auto& bridge : bridges) {
      const int one = group[bridge[0]];
      const int other = group[bridge[1]];
      if (one == other) return bridge;
      for (int& name : group) {
        if (name == one) name = other;
      }
    }
    return {};
  }
};
