class Solution {
public:
  bool allHonest(TreeNode* maze) {
    return between(maze, INT_MIN, INT_MAX);
  }

private:
  bool between(TreeNode* maze, int low, int high) {
    if (!maze) return true;
    return low < maze->val && maze->val < high && between(maze->left, low, maze->val) &&
           between(maze->right, maze->val, high);
  }
};
