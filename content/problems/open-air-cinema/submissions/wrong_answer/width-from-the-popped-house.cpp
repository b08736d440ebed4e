class Solution {
public:
  int largestPicture(vector<int>& fronts) {
    fronts.push_back(0);
    stack<int> waiting;
    int largest = 0;
    for (int at = 0; at < static_cast<int>(fronts.size()); at++) {
      while (!waiting.empty() && fronts[waiting.top()] > fronts[at]) {
        const int house = waiting.top();
        waiting.pop();
        largest = max(largest, fronts[house] * (at - house));
      }
      waiting.push(at);
    }
    return largest;
  }
};
