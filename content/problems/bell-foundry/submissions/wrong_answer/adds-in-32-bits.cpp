class Solution {
public:
  long long bronzeOf(TreeNode* stock, int lightest, int heaviest) {
    unsigned sum = 0;
    function<void(TreeNode*)> add = [&](TreeNode* card) {
      if (!card) return;
      if (card->val >= lightest && card->val <= heaviest) sum += card->val;
      add(card->left);
      add(card->right);
    };
    add(stock);
    return sum;
  }
};
