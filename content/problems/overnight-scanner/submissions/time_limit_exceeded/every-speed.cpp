class Solution {
public:
  int slowestSpeed(vector<int>& pages, int hours) {
    for (int speed = 1;; speed++) {
      long long needed = 0;
      for (int book : pages) needed += (book + speed - 1) / speed;
      if (needed <= hours) return speed;
    }
  }
};
