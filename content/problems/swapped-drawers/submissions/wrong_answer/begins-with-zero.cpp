class Solution {
  int before = 0, larger = 0, smaller = 0;
  bool found = false;

  void walk(TreeNode* drawer) {
    if (!drawer) return;
    walk(drawer->left);
    if (drawer->val < before) {
      if (!found) larger = before;
      found = true;
      smaller = drawer->val;
    }
    before = drawer->val;
    walk(drawer->right);
  }

public:
  vector<int> swappedPair(TreeNode* cabinet) {
    walk(cabinet);
    return {smaller, larger};
  }
};
