class Solution {
public:
  int neverDark(int from, int to) {
    long long steady = from;
    for (long long number = from; number <= to; number++) steady &= number;
    return steady;
  }
};
