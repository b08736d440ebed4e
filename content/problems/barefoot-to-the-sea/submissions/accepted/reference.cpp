class Solution {
public:
  int leastHeat(vector<int>& heat) {
    const int n = heat.size();
    // The hut is at 0, and plank i at i + 1.
    vector<int> least(n + 2, 0);
    least[1] = heat[0];
    for (int at = 2; at <= n; at++) least[at] = heat[at - 1] + min(least[at - 1], least[at - 2]);
    return min(least[n], least[n - 1]);
  }
};
