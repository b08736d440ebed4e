class Solution {
public:
  vector<vector<int>> closedStretches(vector<vector<int>>& works) {
    vector<vector<int>> stretches;
    for (auto site : works) {
      vector<vector<int>> apart;
      for (const auto& other : stretches) {
        if (other[0] <= site[1] && site[0] <= other[1]) {
          site = {min(site[0], other[0]), max(site[1], other[1])};
        } else {
          apart.push_back(other);
        }
      }
      apart.push_back(site);
      stretches = apart;
    }
    return stretches;
  }
};
