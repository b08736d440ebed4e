class Solution {
public:
  int water(vector<int>& stacks) {
    int left = 0, right = stacks.size() - 1;
    int highLeft = 0, highRight = 0, total = 0;
    while (left < right) {
      if (stacks[left] < stacks[right]) {
        highLeft = max(highLeft, stacks[left]);
        total += highLeft - stacks[left];
        left++;
      } else {
        highRight = max(highRight, stacks[right]);
        total += highRight - stacks[right];
        right--;
      }
    }
    return total;
  }
};
