class Solution {
public:
  int bestRun(TreeNode* tree) {
    int best = tree->val + max(0, down(tree->left)) + max(0, down(tree->right));
    if (tree->left) best = max(best, bestRun(tree->left));
    if (tree->right) best = max(best, bestRun(tree->right));
    return best;
  }

private:
  int down(TreeNode* fork) {
    if (!fork) return 0;
    return fork->val + max({0, down(fork->left), down(fork->right)});
  }
};
