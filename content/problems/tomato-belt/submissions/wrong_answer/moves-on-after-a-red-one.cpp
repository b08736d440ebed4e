class Solution {
public:
  void sortBelt(vector<int>& belt) {
    int green = 0, red = belt.size() - 1;
    for (int at = 0; at <= red; at++) {
      if (belt[at] == 0) swap(belt[green++], belt[at]);
      else if (belt[at] == 2) swap(belt[at], belt[red--]);
    }
  }
};
