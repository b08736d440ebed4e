class Solution {
public:
  vector<int> chooseTwo(vector<int>& pulls, int wanted) {
    sort(pulls.begin(), pulls.end());
    int left = 0, right = static_cast<int>(pulls.size()) - 1;
    while (pulls[left] + pulls[right] != wanted) {
      if (pulls[left] + pulls[right] < wanted) left++;
      else right--;
    }
    return {left, right};
  }
};
