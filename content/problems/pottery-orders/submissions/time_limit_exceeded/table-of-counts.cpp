class Solution {
public:
  int mostOrders(vector<vector<int>>& orders) {
    sort(orders.begin(), orders.end(), [](const auto& one, const auto& other) { return one[1] < other[1]; });
    // The fewest days that so many orders take.
    vector<long long> least{0};
    for (const auto& order : orders) {
      least.push_back(LLONG_MAX / 2);
      for (size_t count = least.size() - 1; count > 0; count--) {
        const long long days = least[count - 1] + order[0];
        if (days <= order[1]) least[count] = min(least[count], days);
      }
    }
    int most = 0;
    for (size_t count = 0; count < least.size(); count++) {
      if (least[count] < LLONG_MAX / 2) most = count;
    }
    return most;
  }
};
