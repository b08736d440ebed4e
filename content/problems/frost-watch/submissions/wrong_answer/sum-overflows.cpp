class Solution {
public:
  vector<double> runningMedians(vector<int>& readings) {
    priority_queue<int> cold;
    priority_queue<int, vector<int>, greater<int>> warm;
    vector<double> medians;
    for (int reading : readings) {
      cold.push(reading);
      warm.push(cold.top());
      cold.pop();
      if (warm.size() > cold.size()) {
        cold.push(warm.top());
        warm.pop();
      }
      if (cold.size() > warm.size()) medians.push_back(cold.top());
      else medians.push_back((cold.top() + warm.top()) / 2.0);
    }
    return medians;
  }
};
