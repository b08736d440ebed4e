class Solution {
public:
  int lastAdmitted(vector<int>& scores, int beds) {
    priority_queue<int, vector<int>, greater<int>> admitted;
    for (int score : scores) {
      admitted.push(score);
      if (static_cast<int>(admitted.size()) > beds) admitted.pop();
    }
    return admitted.top();
  }
};
