class Solution {
public:
  int brightest(vector<int>& buttons) {
    int best = 0;
    for (size_t i = 0; i < buttons.size(); i++) {
      for (size_t j = i + 1; j < buttons.size(); j++) best = max(best, buttons[i] ^ buttons[j]);
    }
    return best;
  }
};
