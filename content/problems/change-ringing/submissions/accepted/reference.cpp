class Solution {
public:
  vector<int> nextRow(vector<int>& bells) {
    next_permutation(bells.begin(), bells.end());
    return bells;
  }
};
