class Solution {
public:
  bool sameByTable(string plain, string secret) {
    for (size_t one = 0; one < plain.size(); one++) {
      for (size_t other = 0; other < one; other++) {
        if ((plain[one] == plain[other]) != (secret[one] == secret[other])) return false;
      }
    }
    return true;
  }
};
