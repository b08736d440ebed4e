class Solution {
public:
  void sortBelt(vector<int>& belt) {
    int green = 0, at = 0, red = belt.size() - 1;
    while (at <= red) {
      if (belt[at] == 0) swap(belt[green++], belt[at++]);
      else if (belt[at] == 2) swap(belt[at], belt[red--]);
      else at++;
    }
  }
};
