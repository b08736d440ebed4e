class Solution {
public:
  vector<vector<int>> rounds(TreeNode* chain) {
    vector<vector<int>> found;
    queue<TreeNode*> people;
    if (chain) people.push(chain);
    while (!people.empty()) {
      vector<int> numbers;
      for (size_t at = 0; at < people.size(); at++) {
        TreeNode* person = people.front();
        people.pop();
        numbers.push_back(person->val);
        if (person->left) people.push(person->left);
        if (person->right) people.push(person->right);
      }
      found.push_back(numbers);
    }
    return found;
  }
};
