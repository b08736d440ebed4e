class Solution {
public:
  long long blockedViews(vector<int>& heights) {
    vector<int> sorted = heights;
    sort(sorted.begin(), sorted.end());
    sorted.erase(unique(sorted.begin(), sorted.end()), sorted.end());
    vector<int> seen(sorted.size() + 1);
    unsigned count = 0;
    for (int before = 0; before < static_cast<int>(heights.size()); before++) {
      const int rank = lower_bound(sorted.begin(), sorted.end(), heights[before]) - sorted.begin() + 1;
      int notTaller = 0;
      for (int at = rank; at > 0; at -= at & -at) notTaller += seen[at];
      count += before - notTaller;
      for (int at = rank; at < static_cast<int>(seen.size()); at += at & -at) seen[at]++;
    }
    return static_cast<int>(count);
  }
};
