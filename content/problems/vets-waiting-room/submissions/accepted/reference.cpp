class Solution {
public:
  vector<int> treated(vector<vector<int>>& animals) {
    const int n = animals.size();
    vector<int> coming(n), order;
    iota(coming.begin(), coming.end(), 0);
    sort(coming.begin(), coming.end(), [&](int one, int other) { return animals[one][0] < animals[other][0]; });
    set<pair<int, int>> waiting;
    long long clock = 0;
    for (int there = 0; (int)order.size() < n;) {
      if (waiting.empty()) clock = max(clock, (long long)animals[coming[there]][0]);
      for (; there < n && animals[coming[there]][0] <= clock; there++)
        waiting.insert({animals[coming[there]][1], coming[there]});
      const auto [treatment, at] = *waiting.begin();
      waiting.erase(waiting.begin());
      order.push_back(at);
      clock += treatment;
    }
    return order;
  }
};
