class Solution {
public:
  int yearOf(TreeNode* cellar, int k) {
    stack<TreeNode*> above;
    while (true) {
      for (; cellar; cellar = cellar->left) above.push(cellar);
      cellar = above.top();
      above.pop();
      if (--k == 0) return cellar->val;
      cellar = cellar->right;
    }
  }
};
