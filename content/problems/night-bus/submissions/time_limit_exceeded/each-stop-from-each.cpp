class Solution {
public:
  int fewestTickets(vector<int>& reach) {
    const int n = reach.size();
    vector<int> tickets(n, n);
    tickets[0] = 0;
    for (int stop = 0; stop < n; stop++) {
      for (int other = stop + 1; other <= min(stop + reach[stop], n - 1); other++) {
        tickets[other] = min(tickets[other], tickets[stop] + 1);
      }
    }
    return tickets[n - 1];
  }
};
