class Solution {
public:
  int mostWhoStay(vector<int>& heights) {
    vector<int> ends;
    for (int height : heights) {
      const auto at = upper_bound(ends.begin(), ends.end(), height);
      if (at == ends.end()) ends.push_back(height);
      else *at = height;
    }
    return ends.size();
  }
};
