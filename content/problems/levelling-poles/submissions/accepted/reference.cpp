class Solution {
  vector<int> parent, size;
  vector<long long> above;

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
    size.assign(poles + 1, 1);
    above.assign(poles + 1, 0);
    vector<int> wrong;
    for (int at = 0; at < (int)readings.size(); at++) {
      const int a = readings[at][0], b = readings[at][1];
      const int top = find(a), other = find(b);
      const long long missing = above[a] + readings[at][2] - above[b];
      if (top == other) {
        if (missing) wrong.push_back(at);
      } else if (size[top] >= size[other]) {
        parent[other] = top;
        above[other] = missing;
        size[top] += size[other];
      } else {
        parent[top] = other;
        above[top] = -missing;
        size[other] += size[top];
      }
    }
    return wrong;
  }
};
