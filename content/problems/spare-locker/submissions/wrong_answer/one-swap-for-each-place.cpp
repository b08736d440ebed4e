class Solution {
public:
  int spareLocker(vector<int>& wristbands) {
    const int n = wristbands.size();
    for (int at = 0; at < n; at++) {
      const int v = wristbands[at];
      if (v >= 1 && v <= n) swap(wristbands[at], wristbands[v - 1]);
    }
    for (int at = 0; at < n; at++) {
      if (wristbands[at] != at + 1) return at + 1;
    }
    return n + 1;
  }
};
