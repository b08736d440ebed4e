class Solution {
public:
  int countStretches(vector<int>& changes, int rise) {
    int found = 0, sum = 0;
    size_t from = 0;
    for (size_t to = 0; to < changes.size(); to++) {
      sum += changes[to];
      while (sum > rise && from < to) sum -= changes[from++];
      if (sum == rise) found++;
    }
    return found;
  }
};
