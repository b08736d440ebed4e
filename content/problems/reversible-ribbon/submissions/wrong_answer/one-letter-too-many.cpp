class Solution {
public:
  string longestReversible(string ribbon) {
    const int letters = ribbon.size();
    int begin = 0, longest = 1;
    for (int middle = 0; middle < letters; middle++) {
      for (int gap = 0; gap <= 1; gap++) {
        int left = middle, right = middle + gap;
        while (left > 0 && right < letters - 1 && ribbon[left] == ribbon[right]) {
          left--;
          right++;
        }
        if (right < letters && right - left + 1 > longest) {
          longest = right - left + 1;
          begin = left;
        }
      }
    }
    return ribbon.substr(begin, longest);
  }
};
