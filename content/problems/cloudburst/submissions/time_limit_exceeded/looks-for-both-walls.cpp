class Solution {
public:
  int water(vector<int>& stacks) {
    int total = 0;
    for (auto stack = stacks.begin(); stack != stacks.end(); stack++) {
      const int left = *max_element(stacks.begin(), stack + 1);
      const int right = *max_element(stack, stacks.end());
      total += min(left, right) - *stack;
    }
    return total;
  }
};
