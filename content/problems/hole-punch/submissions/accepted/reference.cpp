class Solution {
public:
  int fewestHoles(vector<int>& cards, int wanted) {
    int fewest = 32;
    for (int card : cards) {
      if ((card & ~wanted) == 0) fewest = min(fewest, popcount(static_cast<unsigned>(wanted - card)));
    }
    return fewest == 32 ? -1 : fewest;
  }
};
