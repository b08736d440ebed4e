class Solution {
public:
  vector<vector<int>> closedStretches(vector<vector<int>>& works) {
    sort(works.begin(), works.end());
    vector<vector<int>> stretches;
    for (const auto& site : works) {
      if (!stretches.empty() && site[0] < stretches.back()[1]) {
        stretches.back()[1] = max(stretches.back()[1], site[1]);
      } else {
        stretches.push_back(site);
      }
    }
    return stretches;
  }
};
