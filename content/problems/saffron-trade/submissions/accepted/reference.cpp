class Solution {
public:
  int bestGain(vector<int>& prices) {
    int lowest = prices[0], best = 0;
    for (int price : prices) {
      best = max(best, price - lowest);
      lowest = min(lowest, price);
    }
    return best;
  }
};
