class Solution {
public:
  vector<vector<int>> turnsOf(vector<vector<int>>& sheep) {
    sort(sheep.begin(), sheep.end());
    sheep.erase(unique(sheep.begin(), sheep.end()), sheep.end());
    if (sheep.size() == 1) return sheep;
    vector<vector<int>> turns = part(sheep);
    reverse(sheep.begin(), sheep.end());
    for (const auto& place : part(sheep)) turns.push_back(place);
    return turns;
  }

private:
  vector<vector<int>> part(const vector<vector<int>>& places) {
    vector<vector<int>> way;
    for (const auto& c : places) {
      // Straight on is not a turn, but only turns to the right are taken off.
      while (way.size() > 1 && turn(way.end()[-2], way.back(), c) < 0) way.pop_back();
      way.push_back(c);
    }
    way.pop_back();
    return way;
  }

  long long turn(const vector<int>& a, const vector<int>& b, const vector<int>& c) {
    return 1LL * (b[0] - a[0]) * (c[1] - a[1]) - 1LL * (b[1] - a[1]) * (c[0] - a[0]);
  }
};
