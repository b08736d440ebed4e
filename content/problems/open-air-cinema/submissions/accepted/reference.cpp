class Solution {
public:
  int largestPicture(vector<int>& fronts) {
    const int n = fronts.size();
    vector<int> waiting;
    int largest = 0;
    for (int at = 0; at <= n; at++) {
      const int height = at < n ? fronts[at] : 0;
      while (!waiting.empty() && fronts[waiting.back()] >= height) {
        const int high = fronts[waiting.back()];
        waiting.pop_back();
        const int before = waiting.empty() ? -1 : waiting.back();
        largest = max(largest, high * (at - before - 1));
      }
      waiting.push_back(at);
    }
    return largest;
  }
};
