class Solution {
public:
  int shortestNetwork(vector<vector<int>>& houses) {
    const int n = houses.size();
    vector<bool> connected(n, false);
    connected[0] = true;
    int total = 0;
    for (int round = 1; round < n; round++) {
      int shortest = INT_MAX;
      int next = -1;
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          if (!connected[i] || connected[j]) continue;
          const int distance = abs(houses[i][0] - houses[j][0]) + abs(houses[i][1] - houses[j][1]);
          if (distance < shortest) {
            shortest = distance;
            next = j;
          }
        }
      }
      connected[next] = true;
      total += shortest;
    }
    return total;
  }
};
