class Solution {
public:
  vector<vector<int>> turnsOf(vector<vector<int>>& sheep) {
    const vector<int> first = *min_element(sheep.begin(), sheep.end());
    vector<vector<int>> turns = {first};
    for (;;) {
      const vector<int> a = turns.back();
      vector<int> b = a;
      for (const auto& c : sheep) {
        const long long turn = 1LL * (b[0] - a[0]) * (c[1] - a[1]) - 1LL * (b[1] - a[1]) * (c[0] - a[0]);
        if (turn < 0 || (turn == 0 && far(a, c) > far(a, b))) b = c;
      }
      if (b == first) return turns;
      turns.push_back(b);
    }
  }

private:
  int far(const vector<int>& a, const vector<int>& b) { return abs(a[0] - b[0]) + abs(a[1] - b[1]); }
};
