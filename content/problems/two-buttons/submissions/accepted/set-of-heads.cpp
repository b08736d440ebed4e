class Solution {
public:
  int brightest(vector<int>& buttons) {
    int best = 0;
    for (int lamp = 19; lamp >= 0; lamp--) {
      unordered_set<int> heads;
      for (int button : buttons) heads.insert(button >> lamp);
      const int wish = best * 2 + 1;
      best = wish - 1;
      for (int head : heads) {
        if (heads.count(head ^ wish)) {
          best = wish;
          break;
        }
      }
    }
    return best;
  }
};
