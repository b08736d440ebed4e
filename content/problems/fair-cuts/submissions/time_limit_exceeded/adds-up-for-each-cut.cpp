class Solution {
public:
  int fairCuts(vector<int>& weights) {
    int cuts = 0;
    for (size_t cut = 1; cut < weights.size(); cut++) {
      const long long left = accumulate(weights.begin(), weights.begin() + cut, 0LL);
      const long long right = accumulate(weights.begin() + cut, weights.end(), 0LL);
      if (left == right) cuts++;
    }
    return cuts;
  }
};
