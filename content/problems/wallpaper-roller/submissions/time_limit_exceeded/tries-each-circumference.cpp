class Solution {
public:
  int circumference(string strip) {
    const int n = strip.size();
    for (int p = 1; p < n; p++) {
      int at = p;
      while (at < n && strip[at] == strip[at - p]) at++;
      if (at == n) return p;
    }
    return n;
  }
};
