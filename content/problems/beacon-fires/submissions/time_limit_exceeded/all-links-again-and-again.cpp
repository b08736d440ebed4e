class Solution {
public:
  int lastFire(vector<vector<int>>& links, int hills, int first) {
    vector<int> lit(hills + 1, INT_MAX);
    lit[first] = 0;
    for (bool changed = true; changed;) {
      changed = false;
      for (const auto& link : links) {
        if (lit[link[0]] == INT_MAX || lit[link[0]] + link[2] >= lit[link[1]]) continue;
        lit[link[1]] = lit[link[0]] + link[2];
        changed = true;
      }
    }
    const int last = *max_element(lit.begin() + 1, lit.end());
    return last == INT_MAX ? -1 : last;
  }
};
