class Solution {
public:
  int water(vector<int>& stacks) {
    const int n = stacks.size();
    vector<int> left(n, 0), right(n, 0);
    for (int at = 1; at < n; at++) left[at] = max(left[at - 1], stacks[at - 1]);
    for (int at = n - 2; at >= 0; at--) right[at] = max(right[at + 1], stacks[at + 1]);
    int total = 0;
    for (int at = 1; at < n - 1; at++) total += min(left[at], right[at]) - stacks[at];
    return total;
  }
};
