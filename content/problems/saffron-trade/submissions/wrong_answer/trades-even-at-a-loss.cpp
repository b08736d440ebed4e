class Solution {
public:
  int bestGain(vector<int>& prices) {
    if (prices.size() < 2) return 0;
    int lowest = prices[0], best = prices[1] - prices[0];
    for (size_t day = 1; day < prices.size(); day++) {
      best = max(best, prices[day] - lowest);
      lowest = min(lowest, prices[day]);
    }
    return best;
  }
};
