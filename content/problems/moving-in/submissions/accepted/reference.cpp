class Solution {
public:
  void moveIn(vector<int>& shelf, int records, vector<int>& crate, int more) {
    int last = records - 1, free = records + more - 1;
    for (int next = more - 1; next >= 0; free--) {
      if (last >= 0 && shelf[last] > crate[next]) shelf[free] = shelf[last--];
      else shelf[free] = crate[next--];
    }
  }
};
