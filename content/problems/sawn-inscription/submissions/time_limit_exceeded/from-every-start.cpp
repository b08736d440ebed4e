class Solution {
public:
  string shortestPiece(string stone, string name) {
    array<int, 128> needed{};
    for (char letter : name) needed[letter]++;
    size_t bestStart = 0, bestLength = stone.size() + 1;
    for (size_t start = 0; start < stone.size(); start++) {
      auto missing = needed;
      int absent = name.size();
      for (size_t end = start; end < stone.size() && absent > 0; end++) {
        if (missing[stone[end]]-- > 0) absent--;
        if (absent == 0 && end - start + 1 < bestLength) {
          bestStart = start;
          bestLength = end - start + 1;
        }
      }
    }
    return bestLength > stone.size() ? "" : stone.substr(bestStart, bestLength);
  }
};
