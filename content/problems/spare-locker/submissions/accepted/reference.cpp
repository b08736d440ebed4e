class Solution {
public:
  int spareLocker(vector<int>& wristbands) {
    const int n = wristbands.size();
    for (int at = 0; at < n; at++) {
      while (wristbands[at] >= 1 && wristbands[at] <= n && wristbands[wristbands[at] - 1] != wristbands[at]) {
        swap(wristbands[at], wristbands[wristbands[at] - 1]);
      }
    }
    for (int at = 0; at < n; at++) {
      if (wristbands[at] != at + 1) return at + 1;
    }
    return n + 1;
  }
};
