class Solution {
public:
  vector<long long> sharedHolds(vector<string>& routes) {
    const int n = routes.size();
    vector<long long> sums(n);
    for (int one = 0; one < n; one++) {
      for (int other = one + 1; other < n; other++) {
        const string &a = routes[one], &b = routes[other];
        size_t shared = 0;
        while (shared < a.size() && shared < b.size() && a[shared] == b[shared]) shared++;
        sums[one] += shared;
        sums[other] += shared;
      }
    }
    return sums;
  }
};
