class Solution {
public:
  int neverDark(int from, int to) {
    int lamp = 1 << 30;
    while (lamp > 0 && !(from & lamp) && !(to & lamp)) lamp >>= 1;
    return from & to & lamp;
  }
};
