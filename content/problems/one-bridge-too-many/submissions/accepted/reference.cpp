class Solution {
public:
  vector<int> spareBridge(vector<vector<int>>& bridges) {
    const int n = bridges.size();
    leader.resize(n + 1);
    iota(leader.begin(), leader.end(), 0);
    vector<int> size(n + 1, 1);

    for (const auto& bridge : bridges) {
      int large = find(bridge[0]);
      int little = find(bridge[1]);
      if (large == little) return bridge;
      if (size[large] < size[little]) swap(large, little);
      leader[little] = large;
      size[large] += size[little];
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
