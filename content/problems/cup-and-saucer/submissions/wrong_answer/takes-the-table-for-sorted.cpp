class Solution {
public:
  vector<long long> cheapestSets(vector<int>& cups, vector<int>& saucers, int k) {
    using Set = tuple<long long, int, int>;
    priority_queue<Set, vector<Set>, greater<Set>> heap;
    for (int cup = 0; cup < static_cast<int>(cups.size()) && cup < k; cup++) {
      heap.emplace(static_cast<long long>(cups[cup]) + saucers[0], cup, 0);
    }
    vector<long long> prices;
    while (k-- > 0) {
      const auto [price, cup, saucer] = heap.top();
      heap.pop();
      prices.push_back(price);
      if (saucer + 1 < static_cast<int>(saucers.size())) {
        heap.emplace(static_cast<long long>(cups[cup]) + saucers[saucer + 1], cup, saucer + 1);
      }
    }
    return prices;
  }
};
