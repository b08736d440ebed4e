class Solution {
public:
  int lowestLevel(TreeNode* cave) {
    if (!cave || (!cave->left && !cave->right)) return 0;
    return 1 + max(lowestLevel(cave->left), lowestLevel(cave->right));
  }
};
