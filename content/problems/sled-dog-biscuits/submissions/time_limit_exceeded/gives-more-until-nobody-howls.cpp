class Solution {
public:
  int fewestBiscuits(vector<int>& effort) {
    const int n = effort.size();
    vector<int> biscuits(n, 1);
    bool howls = true;
    while (howls) {
      howls = false;
      for (int dog = 0; dog < n; dog++) {
        for (int other : {dog - 1, dog + 1}) {
          if (other < 0 || other >= n || effort[dog] <= effort[other]) continue;
          if (biscuits[dog] > biscuits[other]) continue;
          biscuits[dog] = biscuits[other] + 1;
          howls = true;
        }
      }
    }
    return accumulate(biscuits.begin(), biscuits.end(), 0);
  }
};
