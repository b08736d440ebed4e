class Solution {
public:
  int longestStrip(vector<int>& tickets) {
    // The length of a strip is kept at both of its ends.
    unordered_map<long long, int> length;
    int longest = 0;
    for (long long ticket : tickets) {
      if (length.count(ticket)) continue;
      const auto before = length.find(ticket - 1), after = length.find(ticket + 1);
      const int left = before == length.end() ? 0 : before->second;
      const int right = after == length.end() ? 0 : after->second;
      const int whole = left + 1 + right;
      length[ticket] = whole;
      length[ticket - left] = whole;
      length[ticket + right] = whole;
      longest = max(longest, whole);
    }
    return longest;
  }
};
