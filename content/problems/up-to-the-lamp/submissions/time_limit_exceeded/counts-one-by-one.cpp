class Solution {
public:
  long long climbs(int steps) {
    if (steps < 0) return 0;
    if (steps == 0) return 1;
    return climbs(steps - 1) + climbs(steps - 2) + climbs(steps - 3);
  }
};
