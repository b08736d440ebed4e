class Solution {
public:
  bool sameByTable(string plain, string secret) {
    array<int, 128> lastOfLetter{}, lastOfSign{};
    for (size_t at = 0; at < plain.size(); at++) {
      int& letter = lastOfLetter[plain[at]];
      int& sign = lastOfSign[secret[at]];
      if (letter != sign) return false;
      letter = sign = at + 1;
    }
    return true;
  }
};
