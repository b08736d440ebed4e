class Solution {
public:
  long long climbs(int steps) {
    vector<int> ways(steps + 3, 0);
    ways[2] = 1;
    for (int step = 1; step <= steps; step++) ways[step + 2] = ways[step + 1] + ways[step] + ways[step - 1];
    return ways[steps + 2];
  }
};
