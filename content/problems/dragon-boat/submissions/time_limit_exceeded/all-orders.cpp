class Solution {
public:
  int strongestCrew(vector<vector<int>>& strength) {
    vector<int> seats(strength.size());
    iota(seats.begin(), seats.end(), 0);
    int best = -1;
    do {
      int total = 0;
      for (size_t paddler = 0; paddler < seats.size(); paddler++) {
        const int strong = strength[paddler][seats[paddler]];
        if (strong < 0) {
          total = -1;
          break;
        }
        total += strong;
      }
      best = max(best, total);
    } while (next_permutation(seats.begin(), seats.end()));
    return best;
  }
};
