class Solution {
public:
  int singleFile(int n) {
    vector<bool> stands(n + 1, true);
    int count = 0;
    for (int p = 2; p <= n; p++) {
      if (!stands[p]) continue;
      count++;
      for (long long multiple = 1LL * p * p; multiple <= n; multiple += p) stands[multiple] = false;
    }
    return count;
  }
};
