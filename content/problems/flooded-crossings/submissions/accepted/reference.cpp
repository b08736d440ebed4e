class Solution {
public:
  long long ways(vector<vector<int>>& crossings) {
    vector<long long> ways(crossings[0].size(), 0);
    ways[0] = 1;
    for (const auto& row : crossings) {
      for (size_t column = 0; column < row.size(); column++) {
        if (row[column] == 1) ways[column] = 0;
        else if (column > 0) ways[column] += ways[column - 1];
      }
    }
    return ways.back();
  }
};
