class Solution {
public:
  int slowestSpeed(vector<int>& pages, int hours) {
    int low = 1, high = *max_element(pages.begin(), pages.end());
    while (low < high) {
      const int speed = low + (high - low) / 2;
      unsigned needed = 0;
      for (int book : pages) needed += (book + speed - 1) / speed;
      if (static_cast<int>(needed) <= hours) high = speed;
      else low = speed + 1;
    }
    return low;
  }
};
