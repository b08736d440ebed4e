class Solution {
public:
  int fairCuts(vector<int>& weights) {
    unsigned total = 0, left = 0;
    for (int weight : weights) total += weight;
    int cuts = 0;
    for (size_t cut = 1; cut < weights.size(); cut++) {
      left += weights[cut - 1];
      if (left == total - left) cuts++;
    }
    return cuts;
  }
};
