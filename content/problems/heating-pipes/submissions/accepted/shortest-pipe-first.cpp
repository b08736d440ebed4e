class Solution {
public:
  int shortestNetwork(vector<vector<int>>& houses) {
    const int n = houses.size();
    vector<array<int, 3>> pipes;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        pipes.push_back({abs(houses[i][0] - houses[j][0]) + abs(houses[i][1] - houses[j][1]), i, j});
      }
    }
    sort(pipes.begin(), pipes.end());

    leader.resize(n);
    iota(leader.begin(), leader.end(), 0);
    int total = 0;
    for (const auto& [length, i, j] : pipes) {
      if (find(i) == find(j)) continue;
      leader[find(i)] = find(j);
      total += length;
    }
    return total;
  }

private:
  vector<int> leader;

  int find(int house) {
    return leader[house] == house ? house : leader[house] = find(leader[house]);
  }
};
