class Solution {
public:
  vector<vector<int>> turnsOf(vector<vector<int>>& sheep) {
    vector<pair<long long, long long>> places, way;
    for (const auto& one : sheep) places.push_back({one[0], one[1]});
    sort(places.begin(), places.end());
    places.erase(unique(places.begin(), places.end()), places.end());

    // There along the lower part, and back along the upper one, on one stack.
    const int n = places.size();
    size_t fixed = 1;
    for (int step = 0; step < 2 * n - 1; step++) {
      if (step == n) fixed = way.size();
      const auto& c = places[step < n ? step : 2 * n - 2 - step];
      while (way.size() > fixed && turn(way.end()[-2], way.back(), c) <= 0) way.pop_back();
      way.push_back(c);
    }
    if (n > 1) way.pop_back();

    vector<vector<int>> turns;
    for (const auto& [x, y] : way) turns.push_back({(int)x, (int)y});
    return turns;
  }

private:
  using Place = pair<long long, long long>;

  long long turn(const Place& a, const Place& b, const Place& c) {
    return (b.first - a.first) * (c.second - a.second) - (b.second - a.second) * (c.first - a.first);
  }
};
