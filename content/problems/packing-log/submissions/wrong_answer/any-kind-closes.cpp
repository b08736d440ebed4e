class Solution {
public:
  bool wellPacked(string log) {
    int open = 0;
    for (char sign : log) {
      if (sign == '(' || sign == '[' || sign == '{') open++;
      else if (--open < 0) return false;
    }
    return open == 0;
  }
};
