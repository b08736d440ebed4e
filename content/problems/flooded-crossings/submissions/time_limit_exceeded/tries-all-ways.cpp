class Solution {
public:
  long long ways(vector<vector<int>>& crossings) {
    return from(crossings, 0, 0);
  }

private:
  long long from(const vector<vector<int>>& crossings, size_t row, size_t column) {
    if (row == crossings.size() || column == crossings[0].size() || crossings[row][column]) return 0;
    if (row + 1 == crossings.size() && column + 1 == crossings[0].size()) return 1;
    return from(crossings, row + 1, column) + from(crossings, row, column + 1);
  }
};
