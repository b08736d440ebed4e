class Solution {
public:
  string longestReversible(string ribbon) {
    string best;
    for (size_t begin = 0; begin < ribbon.size(); begin++) {
      for (size_t end = begin + 1; end <= ribbon.size(); end++) {
        size_t left = begin, right = end - 1;
        while (left < right && ribbon[left] == ribbon[right]) {
          left++;
          right--;
        }
        if (left >= right && end - begin > best.size()) best = ribbon.substr(begin, end - begin);
      }
    }
    return best;
  }
};
