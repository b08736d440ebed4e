class Solution {
public:
  int yearOf(TreeNode* cellar, int k) {
    vector<int> years;
    collect(cellar, years);
    int year = -1;
    while (k-- > 0) {
      int next = INT_MAX;
      for (int other : years) {
        if (other > year && other < next) next = other;
      }
      year = next;
    }
    return year;
  }

private:
  void collect(TreeNode* cellar, vector<int>& years) {
    if (!cellar) return;
    years.push_back(cellar->val);
    collect(cellar->left, years);
    collect(cellar->right, years);
  }
};
