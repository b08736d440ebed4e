class Solution {
public:
  int shortestNetwork(vector<vector<int>>& houses) {
    const int n = houses.size();
    set<pair<int, int>> pipes;
    int total = 0;
    for (int i = 0; i < n; i++) {
      int nearest = -1;
      for (int j = 0; j < n; j++) {
        if (j != i && (nearest < 0 || apart(houses[i], houses[j]) < apart(houses[i], houses[nearest]))) nearest = j;
      }
      if (nearest >= 0 && pipes.insert({min(i, nearest), max(i, nearest)}).second) {
        total += apart(houses[i], houses[nearest]);
      }
    }
    return total;
  }

private:
  int apart(const vector<int>& one, const vector<int>& other) {
    return abs(one[0] - other[0]) + abs(one[1] - other[1]);
  }
};
