class Solution {
public:
  long long treesInside(vector<vector<int>>& corners) {
    int left = INT_MAX, right = INT_MIN, low = INT_MAX, high = INT_MIN;
    for (const auto& corner : corners) {
      left = min(left, corner[0]), right = max(right, corner[0]);
      low = min(low, corner[1]), high = max(high, corner[1]);
    }
    long long trees = 0;
    for (int x = left; x <= right; x++) {
      for (int y = low; y <= high; y++) trees += isInside(corners, x, y);
    }
    return trees;
  }

private:
  bool isInside(const vector<vector<int>>& corners, long long x, long long y) {
    bool inside = false;
    const int n = corners.size();
    for (int at = 0; at < n; at++) {
      const auto &a = corners[at], &b = corners[(at + 1) % n];
      const long long side = (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
      if (side == 0 && min(a[0], b[0]) <= x && x <= max(a[0], b[0]) && min(a[1], b[1]) <= y && y <= max(a[1], b[1])) return false;
      if ((a[1] <= y) != (b[1] <= y) && (side > 0) == (b[1] > a[1])) inside = !inside;
    }
    return inside;
  }
};
