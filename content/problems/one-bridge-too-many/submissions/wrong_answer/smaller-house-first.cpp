class Solution {
public:
  vector<int> spareBridge(vector<vector<int>>& bridges) {
    leader.resize(bridges.size() + 1);
    iota(leader.begin(), leader.end(), 0);
    for (const auto& bridge : bridges) {
      const int one = find(bridge[0]);
      const int other = find(bridge[1]);
      if (one == other) return {min(bridge[0], bridge[1]), max(bridge[0], bridge[1])};
      leader[one] = other;
    }
    return {};
  }

private:
  vector<int> leader;

  int find(int house) {
    if (leader[house] != house) leader[house] = find(leader[house]);
    return leader[house];
  }
};
