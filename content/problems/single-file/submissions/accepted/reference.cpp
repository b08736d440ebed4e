class Solution {
public:
  int singleFile(int n) {
    vector<bool> stands(n, true);
    for (int p = 2; p * p < n; p++) {
      if (!stands[p]) continue;
      for (int multiple = p * p; multiple < n; multiple += p) stands[multiple] = false;
    }
    int count = 0;
    for (int size = 2; size < n; size++) count += stands[size];
    return count;
  }
};
