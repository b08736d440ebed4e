class Solution {
public:
  int circumference(string strip) {
    const int n = strip.size();
    vector<int> border(n);
    for (int at = 1; at < n; at++) {
      int size = border[at - 1];
      if (size > 0 && strip[size] != strip[at]) size = border[size - 1];
      border[at] = strip[size] == strip[at] ? size + 1 : 0;
    }
    return n - border[n - 1];
  }
};
