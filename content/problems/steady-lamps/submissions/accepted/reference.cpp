class Solution {
public:
  int neverDark(int from, int to) {
    while (to > from) to &= to - 1;
    return to;
  }
};
