class Solution {
public:
  vector<int> dressingOrder(int parts, vector<vector<int>>& rules) {
    inner.resize(parts);
    seen.assign(parts, false);
    for (const auto& rule : rules) inner[rule[0]].push_back(rule[1]);
    for (int part = 0; part < parts; part++) putOn(part);
    return order;
  }

private:
  vector<vector<int>> inner;
  vector<bool> seen;
  vector<int> order;

  void putOn(int part) {
    if (seen[part]) return;
    seen[part] = true;
    for (int below : inner[part]) putOn(below);
    order.push_back(part);
  }
};
