class Solution {
public:
  vector<int> readyAt(int sellers, vector<int>& seconds) {
    priority_queue<int, vector<int>, greater<int>> free;
    vector<int> answers;
    for (int busy : seconds) {
      // As long as a seller has had nothing to do, somebody is free from the beginning.
      int begins = 0;
      if (static_cast<int>(free.size()) == sellers) {
        begins = free.top();
        free.pop();
      }
      answers.push_back(begins + busy);
      free.push(begins + busy);
    }
    return answers;
  }
};
