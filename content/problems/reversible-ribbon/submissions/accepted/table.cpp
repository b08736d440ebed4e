class Solution {
public:
  string longestReversible(string ribbon) {
    const int letters = ribbon.size();
    vector<vector<bool>> ok(letters, vector<bool>(letters));
    int begin = 0, longest = 1;
    for (int left = letters - 1; left >= 0; left--) {
      for (int right = left; right < letters; right++) {
        ok[left][right] = ribbon[left] == ribbon[right] && (right - left < 2 || ok[left + 1][right - 1]);
        if (ok[left][right] && right - left + 1 > longest) {
          longest = right - left + 1;
          begin = left;
        }
      }
    }
    return ribbon.substr(begin, longest);
  }
};
