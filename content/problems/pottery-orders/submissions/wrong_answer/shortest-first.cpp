class Solution {
public:
  int mostOrders(vector<vector<int>>& orders) {
    sort(orders.begin(), orders.end());
    long long total = 0;
    int accepted = 0;
    for (const auto& order : orders) {
      if (total + order[0] > order[1]) continue;
      total += order[0];
      accepted++;
    }
    return accepted;
  }
};
