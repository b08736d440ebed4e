class Solution {
public:
  int leastHeat(vector<int>& heat) {
    int before = 0;
    int last = 0;
    for (int plank : heat) {
      const int now = plank + min(before, last);
      before = last;
      last = now;
    }
    return last;
  }
};
