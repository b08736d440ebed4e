class Solution {
public:
  int countFloes(vector<vector<char>>& sea) {
    const int rows = sea.size(), columns = sea[0].size();
    vector<vector<int>> number(rows, vector<int>(columns));
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) number[row][column] = row * columns + column;
    }
    for (bool changed = true; changed;) {
      changed = false;
      for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
          if (sea[row][column] == '0') continue;
          int least = number[row][column];
          if (row > 0 && sea[row - 1][column] == '1') least = min(least, number[row - 1][column]);
          if (row + 1 < rows && sea[row + 1][column] == '1') least = min(least, number[row + 1][column]);
          if (column > 0 && sea[row][column - 1] == '1') least = min(least, number[row][column - 1]);
          if (column + 1 < columns && sea[row][column + 1] == '1') least = min(least, number[row][column + 1]);
          if (least < number[row][column]) {
            number[row][column] = least;
            changed = true;
          }
        }
      }
    }
    set<int> floes;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        if (sea[row][column] == '1') floes.insert(number[row][column]);
      }
    }
    return floes.size();
  }
};
