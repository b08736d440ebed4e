class Solution {
public:
  vector<int> nextRow(vector<int>& bells) {
    const int n = bells.size();
    int at = n - 2;
    while (at >= 0 && bells[at] >= bells[at + 1]) at--;
    if (at >= 0) {
      int other = n - 1;
      while (bells[other] <= bells[at]) other--;
      swap(bells[at], bells[other]);
    }
    for (int one = at + 1; one < n; one++) {
      for (int other = n - 1; other > one; other--) {
        if (bells[other] < bells[other - 1]) swap(bells[other], bells[other - 1]);
      }
    }
    return bells;
  }
};
