class Solution {
public:
  void moveIn(vector<int>& shelf, int records, vector<int>& crate, int more) {
    int last = records - 1, next = more - 1;
    for (int free = records + more - 1; last >= 0 && next >= 0; free--) {
      if (shelf[last] > crate[next]) shelf[free] = shelf[last--];
      else shelf[free] = crate[next--];
    }
  }
};
