class Solution {
  TreeNode *before = nullptr, *larger = nullptr, *smaller = nullptr;

  void walk(TreeNode* drawer) {
    if (!drawer) return;
    walk(drawer->left);
    if (before && drawer->val < before->val) {
      if (!larger) larger = before;
      smaller = drawer;
    }
    before = drawer;
    walk(drawer->right);
  }

public:
  vector<int> swappedPair(TreeNode* cabinet) {
    walk(cabinet);
    return {smaller->val, larger->val};
  }
};
