class Solution {
  vector<int> parent;
  vector<unsigned> above;

  int find(int pole) {
    if (parent[pole] == pole) return pole;
    const int before = parent[pole], root = find(before);
    above[pole] += before == root ? 0 : above[before];
    return parent[pole] = root;
  }

public:
  vector<int> contradictions(int poles, vector<vector<int>>& readings) {
    parent.resize(poles + 1);
    iota(parent.begin(), parent.end(), 0);
    above.assign(poles + 1, 0);
    vector<int> wrong;
    for (int at = 0; at < (int)readings.size(); at++) {
      const int a = readings[at][0], b = readings[at][1], top = find(a), other = find(b);
      const unsigned missing = above[a] + readings[at][2] - above[b];
      if (top != other) parent[other] = top, above[other] = missing;
      else if (missing) wrong.push_back(at);
    }
    return wrong;
  }
};
