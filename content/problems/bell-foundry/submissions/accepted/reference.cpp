class Solution {
public:
  long long bronzeOf(TreeNode* stock, int lightest, int heaviest) {
    if (!stock) return 0;
    if (stock->val < lightest) return bronzeOf(stock->right, lightest, heaviest);
    if (stock->val > heaviest) return bronzeOf(stock->left, lightest, heaviest);
    return stock->val + bronzeOf(stock->left, lightest, heaviest) + bronzeOf(stock->right, lightest, heaviest);
  }
};
