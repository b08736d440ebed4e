class Solution {
public:
  int longestStrip(vector<int>& tickets) {
    sort(tickets.begin(), tickets.end());
    int longest = 1, length = 1;
    for (size_t at = 1; at < tickets.size(); at++) {
      const bool goesOn = static_cast<long long>(tickets[at]) - tickets[at - 1] <= 1;
      length = goesOn ? length + 1 : 1;
      longest = max(longest, length);
    }
    return longest;
  }
};
