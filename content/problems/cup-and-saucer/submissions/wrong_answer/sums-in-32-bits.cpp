class Solution {
public:
  vector<long long> cheapestSets(vector<int>& cups, vector<int>& saucers, int k) {
    sort(cups.begin(), cups.end());
    sort(saucers.begin(), saucers.end());
    vector<unsigned> sums;
    for (size_t cup = 0; cup < cups.size(); cup++) {
      for (size_t saucer = 0; saucer < saucers.size() && (cup + 1) * (saucer + 1) <= static_cast<size_t>(k); saucer++) {
        sums.push_back(cups[cup] + saucers[saucer]);
      }
    }
    sort(sums.begin(), sums.end());
    vector<long long> prices;
    for (int at = 0; at < k; at++) prices.push_back(static_cast<int>(sums[at]));
    return prices;
  }
};
