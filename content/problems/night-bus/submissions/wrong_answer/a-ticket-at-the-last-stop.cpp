class Solution {
public:
  int fewestTickets(vector<int>& reach) {
    int tickets = 0;
    int end = 0;
    int farthest = 0;
    for (int stop = 0; stop < static_cast<int>(reach.size()); stop++) {
      farthest = max(farthest, stop + reach[stop]);
      if (stop == end) {
        tickets++;
        end = farthest;
      }
    }
    return tickets;
  }
};
