class Solution {
public:
  void ringBell(vector<int>& riders, int bells) {
    const int moves = bells % riders.size();
    reverse(riders.begin(), riders.end());
    reverse(riders.begin(), riders.begin() + moves);
    reverse(riders.begin() + moves, riders.end());
  }
};
