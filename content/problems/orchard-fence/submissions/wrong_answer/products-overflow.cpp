class Solution {
public:
  long long treesInside(vector<vector<int>>& corners) {
    const int n = corners.size();
    long long area = 0, fence = 0;
    for (int at = 0; at < n; at++) {
      const int x = corners[at][0], y = corners[at][1];
      const int u = corners[(at + 1) % n][0], v = corners[(at + 1) % n][1];
      area += x * v - u * y;
      fence += gcd(abs(u - x), abs(v - y));
    }
    return (abs(area) - fence + 2) / 2;
  }
};
