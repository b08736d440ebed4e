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
    const int all = fork->val + max(0, down(fork->left)) + max(0, down(fork->right));
    best = max(best, all);
    return all;
  }
};
