class Solution {
public:
  vector<vector<int>> rounds(TreeNode* chain) {
    vector<vector<int>> found;
    for (int round = 0;; round++) {
      vector<int> numbers;
      collect(chain, round, numbers);
      if (numbers.empty()) return found;
      found.push_back(numbers);
    }
  }

private:
  void collect(TreeNode* person, int left, vector<int>& numbers) {
    if (!person) return;
    if (left == 0) {
      numbers.push_back(person->val);
      return;
    }
    collect(person->left, left - 1, numbers);
    collect(person->right, left - 1, numbers);
  }
};
