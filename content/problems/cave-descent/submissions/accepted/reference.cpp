class Solution {
public:
  int lowestLevel(TreeNode* cave) {
    if (!cave) return 0;
    return 1 + max(lowestLevel(cave->left), lowestLevel(cave->right));
  }
};
