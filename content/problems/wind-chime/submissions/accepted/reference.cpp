class Solution {
  int level = 0;

  long long weight(TreeNode* bar) {
    if (!bar) return 0;
    const long long left = weight(bar->left), right = weight(bar->right);
    level += left == right;
    return bar->val + left + right;
  }

public:
  int levelBars(TreeNode* chime) {
    weight(chime);
    return level;
  }
};
