class Solution {
public:
  int singleFile(int n) {
    int count = 0;
    for (int size = 2; size < n; size++) {
      int row = 2;
      while (size % row != 0) row++;
      if (row == size) count++;
    }
    return count;
  }
};
