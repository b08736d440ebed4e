class Solution {
public:
  vector<int> cutOff(int landings, vector<vector<int>>& canals) {
    near.resize(landings + 1);
    number.resize(landings + 1);
    low.resize(landings + 1);
    for (int canal = 0; canal < static_cast<int>(canals.size()); canal++) {
      near[canals[canal][0]].emplace_back(canals[canal][1], canal);
      near[canals[canal][1]].emplace_back(canals[canal][0], canal);
    }
    search(1, 0);
    sort(bridges.begin(), bridges.end());
    return bridges;
  }

private:
  vector<vector<pair<int, int>>> near;
  vector<int> number, low, bridges;
  int found = 0;

  // A second canal to the landing above is never looked at.
  void search(int landing, int above) {
    number[landing] = low[landing] = ++found;
    for (const auto& [to, canal] : near[landing]) {
      if (to == above) continue;
      if (number[to] == 0) {
        search(to, landing);
        if (low[to] > number[landing]) bridges.push_back(canal);
      }
      low[landing] = min(low[landing], low[to]);
    }
  }
};
