class Solution {
public:
  vector<double> runningMedians(vector<int>& readings) {
    vector<int> sorted;
    vector<double> medians;
    for (int reading : readings) {
      sorted.push_back(reading);
      sort(sorted.begin(), sorted.end());
      const int middle = sorted.size() / 2;
      if (sorted.size() % 2 == 1) medians.push_back(sorted[middle]);
      else medians.push_back((static_cast<double>(sorted[middle - 1]) + sorted[middle]) / 2);
    }
    return medians;
  }
};
