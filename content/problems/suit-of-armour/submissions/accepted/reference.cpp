class Solution {
public:
  vector<int> dressingOrder(int parts, vector<vector<int>>& rules) {
    vector<vector<int>> over(parts);
    vector<int> missing(parts, 0);
    for (const auto& rule : rules) {
      over[rule[1]].push_back(rule[0]);
      missing[rule[0]]++;
    }

    queue<int> ready;
    for (int part = 0; part < parts; part++) {
      if (missing[part] == 0) ready.push(part);
    }

    vector<int> order;
    while (!ready.empty()) {
      const int part = ready.front();
      ready.pop();
      order.push_back(part);
      for (int outer : over[part]) {
        if (--missing[outer] == 0) ready.push(outer);
      }
    }
    if (static_cast<int>(order.size()) < parts) return {};
    return order;
  }
};
