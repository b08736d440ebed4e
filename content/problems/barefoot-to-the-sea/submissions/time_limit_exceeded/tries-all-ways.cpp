class Solution {
public:
  int leastHeat(vector<int>& heat) {
    return min(heatFrom(heat, 0), heatFrom(heat, 1));
  }

private:
  int heatFrom(const vector<int>& heat, size_t plank) {
    if (plank >= heat.size()) return 0;
    return heat[plank] + min(heatFrom(heat, plank + 1), heatFrom(heat, plank + 2));
  }
};
