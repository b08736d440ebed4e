class Solution {
public:
  int fewestHoles(vector<int>& cards, int wanted) {
    int fewest = 32;
    for (int card : cards) {
      if (card <= wanted) fewest = min(fewest, __builtin_popcount(wanted - card));
    }
    return fewest == 32 ? -1 : fewest;
  }
};
