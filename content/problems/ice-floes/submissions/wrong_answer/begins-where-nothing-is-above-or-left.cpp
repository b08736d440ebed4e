class Solution {
public:
  int countFloes(vector<vector<char>>& sea) {
    int floes = 0;
    for (size_t row = 0; row < sea.size(); row++) {
      for (size_t column = 0; column < sea[0].size(); column++) {
        if (sea[row][column] == '0') continue;
        const bool above = row > 0 && sea[row - 1][column] == '1';
        const bool left = column > 0 && sea[row][column - 1] == '1';
        if (!above && !left) floes++;
      }
    }
    return floes;
  }
};
