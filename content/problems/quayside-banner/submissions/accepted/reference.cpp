class Solution {
public:
  int largestBanner(vector<int>& poles) {
    int left = 0;
    int right = static_cast<int>(poles.size()) - 1;
    int largest = 0;
    while (left < right) {
      largest = max(largest, (right - left) * min(poles[left], poles[right]));
      if (poles[left] <= poles[right]) left++;
      else right--;
    }
    return largest;
  }
};
