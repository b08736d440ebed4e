class Solution {
public:
  vector<long long> cheapestSets(vector<int>& cups, vector<int>& saucers, int k) {
    vector<long long> prices;
    prices.reserve(cups.size() * saucers.size());
    for (int cup : cups) {
      for (int saucer : saucers) prices.push_back(static_cast<long long>(cup) + saucer);
    }
    sort(prices.begin(), prices.end());
    prices.resize(k);
    return prices;
  }
};
