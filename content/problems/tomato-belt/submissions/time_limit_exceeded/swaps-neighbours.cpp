class Solution {
public:
  void sortBelt(vector<int>& belt) {
    for (bool sorted = false; !sorted;) {
      sorted = true;
      for (size_t at = 1; at < belt.size(); at++) {
        if (belt[at - 1] > belt[at]) {
          swap(belt[at - 1], belt[at]);
          sorted = false;
        }
      }
    }
  }
};
