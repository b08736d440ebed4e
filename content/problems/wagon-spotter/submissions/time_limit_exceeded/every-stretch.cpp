class Solution {
public:
  int longestVaried(string wagons) {
    const int n = wagons.size();
    int longest = 0;
    for (int start = 0; start < n; start++) {
      vector<int> count(128, 0);
      int repeated = 0;
      for (int end = start; end < n; end++) {
        if (++count[wagons[end]] == 2) repeated++;
        if (repeated == 0) longest = max(longest, end - start + 1);
      }
    }
    return longest;
  }
};
