class Solution {
public:
  int largestPicture(vector<int>& fronts) {
    const int n = fronts.size();
    vector<int> left(n);
    vector<int> right(n);
    // From a house that is not lower, jump right to the one that stopped it.
    for (int at = 0; at < n; at++) {
      left[at] = at - 1;
      while (left[at] >= 0 && fronts[left[at]] >= fronts[at]) left[at] = left[left[at]];
    }
    for (int at = n - 1; at >= 0; at--) {
      right[at] = at + 1;
      while (right[at] < n && fronts[right[at]] >= fronts[at]) right[at] = right[right[at]];
    }

    int largest = 0;
    for (int at = 0; at < n; at++) largest = max(largest, fronts[at] * (right[at] - left[at] - 1));
    return largest;
  }
};
