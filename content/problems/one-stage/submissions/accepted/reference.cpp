class Solution {
public:
  int fewestRefusals(vector<vector<int>>& shows) {
    sort(shows.begin(), shows.end(), [](const auto& one, const auto& other) { return one[1] < other[1]; });
    int free = INT_MIN;
    int refused = 0;
    for (const auto& show : shows) {
      if (show[0] >= free) free = show[1];
      else refused++;
    }
    return refused;
  }
};
