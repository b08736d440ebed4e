class Solution {
public:
  int startingPier(vector<int>& sun, vector<int>& way) {
    long long sum = 0, lowest = 0;
    int start = 0;
    for (size_t pier = 0; pier < sun.size(); pier++) {
      sum += sun[pier] - way[pier];
      if (sum < lowest) {
        lowest = sum;
        start = pier + 1;
      }
    }
    return sum < 0 ? -1 : start;
  }
};
