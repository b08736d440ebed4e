class Solution {
public:
  vector<int> readyAt(int sellers, vector<int>& seconds) {
    priority_queue<int> free;
    for (int seller = 0; seller < sellers; seller++) free.push(0);
    vector<int> answers;
    for (int busy : seconds) {
      const int ready = free.top() + busy;
      free.pop();
      free.push(ready);
      answers.push_back(ready);
    }
    return answers;
  }
};
