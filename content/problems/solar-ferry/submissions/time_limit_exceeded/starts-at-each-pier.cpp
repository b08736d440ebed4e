class Solution {
public:
  int startingPier(vector<int>& sun, vector<int>& way) {
    const int n = sun.size();
    for (int start = 0; start < n; start++) {
      long long battery = 0;
      int sailed = 0;
      while (sailed < n && battery >= 0) {
        const int pier = (start + sailed) % n;
        battery += sun[pier] - way[pier];
        sailed++;
      }
      if (battery >= 0) return start;
    }
    return -1;
  }
};
