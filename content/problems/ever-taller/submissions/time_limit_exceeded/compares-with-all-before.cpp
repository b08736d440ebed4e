class Solution {
public:
  int mostWhoStay(vector<int>& heights) {
    vector<int> longest(heights.size(), 1);
    for (size_t at = 0; at < heights.size(); at++) {
      for (size_t before = 0; before < at; before++) {
        if (heights[before] < heights[at]) longest[at] = max(longest[at], longest[before] + 1);
      }
    }
    return *max_element(longest.begin(), longest.end());
  }
};
