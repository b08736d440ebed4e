class Solution {
public:
  void ringBell(vector<int>& riders, int bells) {
    const int seats = riders.size();
    int seat = 0, held = riders[0];
    for (int moved = 0; moved < seats; moved++) {
      seat = (seat + bells % seats) % seats;
      swap(held, riders[seat]);
    }
  }
};
