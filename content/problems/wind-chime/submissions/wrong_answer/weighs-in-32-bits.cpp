class Solution {
  int level = 0;

  unsigned weight(TreeNode* bar) {
    if (!bar) return 0;
    const unsigned left = weight(bar->left), right = weight(bar->right);
    level += left == right;
    return bar->val + left + right;
  }

public:
  int levelBars(TreeNode* chime) {
    weight(chime);
    return level;
  }
};
