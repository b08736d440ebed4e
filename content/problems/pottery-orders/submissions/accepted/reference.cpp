class Solution {
public:
  int mostOrders(vector<vector<int>>& orders) {
    sort(orders.begin(), orders.end(), [](const auto& one, const auto& other) { return one[1] < other[1]; });
    priority_queue<int> accepted;
    long long total = 0;
    for (const auto& order : orders) {
      accepted.push(order[0]);
      total += order[0];
      if (total > order[1]) {
        total -= accepted.top();
        accepted.pop();
      }
    }
    return accepted.size();
  }
};
