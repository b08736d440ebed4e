class Solution {
public:
  string shortestPiece(string stone, string name) {
    array<int, 128> missing{};
    for (char letter : name) missing[letter]++;
    int absent = name.size();
    size_t start = 0, bestStart = 0, bestLength = stone.size() + 1;
    for (size_t end = 0; end < stone.size(); end++) {
      if (missing[stone[end]]-- > 0) absent--;
      while (absent == 0) {
        if (end - start + 1 <= bestLength) {
          bestStart = start;
          bestLength = end - start + 1;
        }
        if (++missing[stone[start++]] > 0) absent++;
      }
    }
    return bestLength > stone.size() ? "" : stone.substr(bestStart, bestLength);
  }
};
