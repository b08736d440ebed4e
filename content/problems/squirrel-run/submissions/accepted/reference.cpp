class Solution {
public:
  int bestRun(TreeNode* tree) {
    down(tree);
    return best;
  }

private:
  int best = INT_MIN;

  int down(TreeNode* fork) {
    if (!fork) return 0;
    const int left = max(0, down(fork->left));
    const int right = max(0, down(fork->right));
    best = max(best, fork->val + left + right);
    return fork->val + max(left, right);
  }
};
