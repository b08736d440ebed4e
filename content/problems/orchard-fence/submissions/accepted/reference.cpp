class Solution {
public:
  long long treesInside(vector<vector<int>>& corners) {
    const int n = corners.size();
    long long area = 0, fence = 0;
    for (int at = 0, before = n - 1; at < n; before = at++) {
      const long long x = corners[before][0], y = corners[before][1];
      const long long u = corners[at][0], v = corners[at][1];
      area += x * v - u * y;
      fence += gcd(abs(u - x), abs(v - y));
    }
    return (abs(area) - fence + 2) / 2;
  }
};
