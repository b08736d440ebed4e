class Solution {
public:
  int brightest(vector<int>& buttons) {
    sort(buttons.begin(), buttons.end());
    int best = buttons.front() ^ buttons.back();
    for (size_t i = 1; i < buttons.size(); i++) best = max(best, buttons[i - 1] ^ buttons[i]);
    return best;
  }
};
