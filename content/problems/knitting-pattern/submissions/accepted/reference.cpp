class Solution {
public:
  string stitches(string pattern) {
    size_t at = 0;
    return row(pattern, at);
  }

private:
  string row(const string& pattern, size_t& at) {
    string knitted;
    while (at < pattern.size() && pattern[at] != ')') {
      if (!isdigit(pattern[at])) {
        knitted += pattern[at++];
        continue;
      }
      int count = 0;
      while (isdigit(pattern[at])) count = 10 * count + (pattern[at++] - '0');
      at++;
      const string inner = row(pattern, at);
      at++;
      while (count--) knitted += inner;
    }
    return knitted;
  }
};
