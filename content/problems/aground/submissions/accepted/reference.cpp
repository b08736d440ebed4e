class Solution {
public:
  vector<int> daysAground(vector<int>& tides) {
    vector<int> days(tides.size());
    stack<int> waiting;
    for (int day = 0; day < static_cast<int>(tides.size()); day++) {
      while (!waiting.empty() && tides[waiting.top()] < tides[day]) {
        days[waiting.top()] = day - waiting.top();
        waiting.pop();
      }
      waiting.push(day);
    }
    return days;
  }
};
