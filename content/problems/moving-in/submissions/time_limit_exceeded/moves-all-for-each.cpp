class Solution {
public:
  void moveIn(vector<int>& shelf, int records, vector<int>& crate, int more) {
    for (int next = 0; next < more; next++) {
      int place = records + next;
      for (; place > 0 && shelf[place - 1] > crate[next]; place--) shelf[place] = shelf[place - 1];
      shelf[place] = crate[next];
    }
  }
};
