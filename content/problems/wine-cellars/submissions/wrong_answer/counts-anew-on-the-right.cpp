class Solution {
public:
  int yearOf(TreeNode* cellar, int k) {
    int year = -1;
    visit(cellar, k, year);
    return year;
  }

private:
  // The count is a copy, so what a subtree counted is forgotten outside of it.
  void visit(TreeNode* cellar, int k, int& year) {
    if (!cellar) return;
    visit(cellar->left, k, year);
    if (--k == 0) year = cellar->val;
    visit(cellar->right, k, year);
  }
};
