class Solution {
public:
  bool allHonest(TreeNode* maze) {
    if (!maze) return true;
    for (int number : numbers(maze->left)) {
      if (number >= maze->val) return false;
    }
    for (int number : numbers(maze->right)) {
      if (number <= maze->val) return false;
    }
    return allHonest(maze->left) && allHonest(maze->right);
  }

private:
  vector<int> numbers(TreeNode* maze) {
    vector<int> found;
    queue<TreeNode*> below;
    if (maze) below.push(maze);
    while (!below.empty()) {
      TreeNode* node = below.front();
      below.pop();
      found.push_back(node->val);
      if (node->left) below.push(node->left);
      if (node->right) below.push(node->right);
    }
    return found;
  }
};
