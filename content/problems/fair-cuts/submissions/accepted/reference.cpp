class Solution {
public:
  int fairCuts(vector<int>& weights) {
    vector<long long> before(weights.size() + 1);
    for (size_t at = 0; at < weights.size(); at++) before[at + 1] = before[at] + weights[at];
    int cuts = 0;
    for (size_t cut = 1; cut < weights.size(); cut++) {
      if (before[cut] == before.back() - before[cut]) cuts++;
    }
    return cuts;
  }
};
