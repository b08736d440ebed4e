class Solution {
public:
  bool allHonest(TreeNode* maze) {
    return between(maze, LLONG_MIN, LLONG_MAX);
  }

private:
  bool between(TreeNode* maze, long long low, long long high) {
    if (!maze) return true;
    return low < maze->val && maze->val < high && between(maze->left, low, maze->val) &&
           between(maze->right, maze->val, high);
  }
};
