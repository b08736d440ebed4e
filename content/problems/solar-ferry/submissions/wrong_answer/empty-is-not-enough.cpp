class Solution {
public:
  int startingPier(vector<int>& sun, vector<int>& way) {
    long long total = 0, battery = 0;
    int start = 0;
    const int n = sun.size();
    for (int pier = 0; pier < n; pier++) {
      total += sun[pier] - way[pier];
      battery += sun[pier] - way[pier];
      if (battery <= 0) {
        start = (pier + 1) % n;
        battery = 0;
      }
    }
    return total >= 0 ? start : -1;
  }
};
