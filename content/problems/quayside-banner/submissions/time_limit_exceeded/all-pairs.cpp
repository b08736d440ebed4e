class Solution {
public:
  int largestBanner(vector<int>& poles) {
    const int n = poles.size();
    int largest = 0;
    for (int left = 0; left < n; left++) {
      for (int right = left + 1; right < n; right++) {
        largest = max(largest, (right - left) * min(poles[left], poles[right]));
      }
    }
    return largest;
  }
};
