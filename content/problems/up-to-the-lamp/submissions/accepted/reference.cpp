class Solution {
public:
  long long climbs(int steps) {
    vector<long long> ways(steps + 1, 0);
    ways[0] = 1;
    for (int step = 1; step <= steps; step++) {
      for (int move = 1; move <= min(3, step); move++) ways[step] += ways[step - move];
    }
    return ways[steps];
  }
};
