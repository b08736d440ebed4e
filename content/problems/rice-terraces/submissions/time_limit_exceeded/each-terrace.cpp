class Solution {
public:
  vector<int> highestAsked(int terraces, vector<vector<int>>& operations) {
    vector<int> levels(terraces + 1), answers;
    for (const auto& operation : operations) {
      const auto from = levels.begin() + operation[1], to = levels.begin() + operation[2] + 1;
      if (operation[0] == 0) fill(from, to, operation[3]);
      else answers.push_back(*max_element(from, to));
    }
    return answers;
  }
};
