class Solution {
public:
  int lastCharge(vector<int>& charges) {
    priority_queue<int> robots(charges.begin(), charges.end());
    while (robots.size() > 1) {
      const int largest = robots.top();
      robots.pop();
      const int second = robots.top();
      robots.pop();
      if (largest > second) robots.push(largest - second);
    }
    return robots.empty() ? 0 : robots.top();
  }
};
