class Solution {
public:
  vector<int> chooseTwo(vector<int>& pulls, int wanted) {
    for (int one = 0; one < static_cast<int>(pulls.size()); one++) {
      for (int other = one + 1; other < static_cast<int>(pulls.size()); other++) {
        if (pulls[one] + pulls[other] == wanted) return {one, other};
      }
    }
    return {};
  }
};
