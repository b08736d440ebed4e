class Solution {
public:
  int countStretches(vector<int>& changes, int rise) {
    int found = 0;
    for (size_t from = 0; from < changes.size(); from++) {
      int sum = 0;
      for (size_t to = from; to < changes.size(); to++) {
        sum += changes[to];
        if (sum == rise) found++;
      }
    }
    return found;
  }
};
