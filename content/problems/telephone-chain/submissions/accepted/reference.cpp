class Solution {
public:
  vector<vector<int>> rounds(TreeNode* chain) {
    vector<vector<int>> found;
    vector<TreeNode*> people;
    if (chain) people.push_back(chain);
    while (!people.empty()) {
      vector<int> numbers;
      vector<TreeNode*> called;
      for (TreeNode* person : people) {
        numbers.push_back(person->val);
        if (person->left) called.push_back(person->left);
        if (person->right) called.push_back(person->right);
      }
      found.push_back(numbers);
      people = called;
    }
    return found;
  }
};
