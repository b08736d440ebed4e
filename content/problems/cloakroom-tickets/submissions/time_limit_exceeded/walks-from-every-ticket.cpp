class Solution {
public:
  int longestStrip(vector<int>& tickets) {
    unordered_set<long long> there(tickets.begin(), tickets.end());
    long long longest = 0;
    for (long long ticket : tickets) {
      long long end = ticket + 1;
      while (there.count(end)) end++;
      longest = max(longest, end - ticket);
    }
    return longest;
  }
};
