class Solution {
public:
  int fewestBiscuits(vector<int>& effort) {
    const int n = effort.size();
    vector<int> biscuits(n, 1);
    for (int dog = 1; dog < n; dog++) {
      if (effort[dog] > effort[dog - 1]) biscuits[dog] = biscuits[dog - 1] + 1;
    }
    for (int dog = n - 2; dog >= 0; dog--) {
      if (effort[dog] > effort[dog + 1]) biscuits[dog] = max(biscuits[dog], biscuits[dog + 1] + 1);
    }
    return accumulate(biscuits.begin(), biscuits.end(), 0);
  }
};
