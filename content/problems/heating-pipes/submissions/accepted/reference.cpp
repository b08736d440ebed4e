class Solution {
public:
  int shortestNetwork(vector<vector<int>>& houses) {
    const int n = houses.size();
    vector<int> nearest(n, INT_MAX);
    vector<bool> connected(n, false);
    int total = 0;
    nearest[0] = 0;
    for (int round = 0; round < n; round++) {
      int next = -1;
      for (int house = 0; house < n; house++) {
        if (!connected[house] && (next < 0 || nearest[house] < nearest[next])) next = house;
      }
      connected[next] = true;
      total += nearest[next];
      for (int house = 0; house < n; house++) {
        const int distance = abs(houses[house][0] - houses[next][0]) + abs(houses[house][1] - houses[next][1]);
        nearest[house] = min(nearest[house], distance);
      }
    }
    return total;
  }
};
