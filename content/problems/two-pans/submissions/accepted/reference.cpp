class Solution {
public:
  bool canBalance(vector<int>& weights, int goods) {
    int ways = 1;
    for (size_t at = 0; at < weights.size(); at++) ways *= 3;
    for (int way = 0; way < ways; way++) {
      long long difference = goods;
      int digits = way;
      for (int weight : weights) {
        difference += (digits % 3 - 1) * weight;
        digits /= 3;
      }
      if (difference == 0) return true;
    }
    return false;
  }
};
