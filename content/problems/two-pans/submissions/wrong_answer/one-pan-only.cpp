class Solution {
public:
  bool canBalance(vector<int>& weights, int goods) {
    for (int part = 0; part < 1 << weights.size(); part++) {
      long long sum = 0;
      for (size_t at = 0; at < weights.size(); at++) {
        if (part >> at & 1) sum += weights[at];
      }
      if (sum == goods) return true;
    }
    return false;
  }
};
