class Solution {
public:
  bool wellPacked(string log) {
    auto fits = [](char one, char other) {
      return (one == '(' && other == ')') || (one == '[' && other == ']') || (one == '{' && other == '}');
    };
    bool removed = true;
    while (removed) {
      removed = false;
      for (size_t at = 0; at + 1 < log.size() && !removed; at++) {
        if (fits(log[at], log[at + 1])) {
          log.erase(at, 2);
          removed = true;
        }
      }
    }
    return log.empty();
  }
};
