class Solution {
public:
  vector<long long> cheapestSets(vector<int>& cups, vector<int>& saucers, int k) {
    sort(cups.begin(), cups.end());
    sort(saucers.begin(), saucers.end());
    const int a = cups.size(), b = saucers.size();

    // Price, cup and saucer. A cup comes into the heap when the one before it has been taken with the first saucer.
    using Set = tuple<long long, int, int>;
    priority_queue<Set, vector<Set>, greater<Set>> heap;
    const auto push = [&](int cup, int saucer) {
      if (cup < a && saucer < b) heap.emplace(static_cast<long long>(cups[cup]) + saucers[saucer], cup, saucer);
    };
    push(0, 0);
    vector<long long> prices;
    while (k-- > 0) {
      const auto [price, cup, saucer] = heap.top();
      heap.pop();
      prices.push_back(price);
      push(cup, saucer + 1);
      if (saucer == 0) push(cup + 1, 0);
    }
    return prices;
  }
};
