class Solution {
public:
  void ringBell(vector<int>& riders, int bells) {
    for (int bell = 0; bell < bells % static_cast<int>(riders.size()); bell++) {
      const int last = riders.back();
      for (size_t seat = riders.size() - 1; seat > 0; seat--) riders[seat] = riders[seat - 1];
      riders[0] = last;
    }
  }
};
