class Solution {
public:
  string longestReversible(string ribbon) {
    const int letters = ribbon.size();
    int begin = 0, longest = 0;
    for (int middle = 0; middle < letters; middle++) {
      for (int gap = 0; gap <= 1; gap++) {
        int left = middle, right = middle + gap;
        while (left >= 0 && right < letters && ribbon[left] == ribbon[right]) {
          left--;
          right++;
        }
        if (right - left - 1 > longest) {
          longest = right - left - 1;
          begin = left + 1;
        }
      }
    }
    return ribbon.substr(begin, longest);
  }
};
