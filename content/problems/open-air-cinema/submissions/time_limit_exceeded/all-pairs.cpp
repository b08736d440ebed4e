class Solution {
public:
  int largestPicture(vector<int>& fronts) {
    const int n = fronts.size();
    int largest = 0;
    for (int first = 0; first < n; first++) {
      int lowest = INT_MAX;
      for (int last = first; last < n; last++) {
        lowest = min(lowest, fronts[last]);
        largest = max(largest, lowest * (last - first + 1));
      }
    }
    return largest;
  }
};
