class Solution {
public:
  int longestVaried(string wagons) {
    array<int, 128> last;
    last.fill(-1);
    int start = 0;
    int longest = 0;
    for (int at = 0; at < static_cast<int>(wagons.size()); at++) {
      start = max(start, last[wagons[at]] + 1);
      last[wagons[at]] = at;
      longest = max(longest, at - start + 1);
    }
    return longest;
  }
};
