class Solution {
public:
  int fewestTickets(vector<int>& reach) {
    const int n = reach.size();
    int tickets = 0;
    int end = 0;
    int farthest = 0;
    for (int stop = 0; stop + 1 < n; stop++) {
      farthest = max(farthest, stop + reach[stop]);
      if (stop == end) {
        tickets++;
        end = farthest;
      }
    }
    return tickets;
  }
};
