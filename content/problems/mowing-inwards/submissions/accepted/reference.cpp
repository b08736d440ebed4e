class Solution {
public:
  vector<int> mow(vector<vector<int>>& meadow) {
    vector<int> order;
    int top = 0, bottom = meadow.size() - 1;
    int left = 0, right = meadow[0].size() - 1;
    while (top <= bottom && left <= right) {
      for (int column = left; column <= right; column++) order.push_back(meadow[top][column]);
      top++;
      for (int row = top; row <= bottom; row++) order.push_back(meadow[row][right]);
      right--;
      if (top <= bottom) {
        for (int column = right; column >= left; column--) order.push_back(meadow[bottom][column]);
        bottom--;
      }
      if (left <= right) {
        for (int row = bottom; row >= top; row--) order.push_back(meadow[row][left]);
        left++;
      }
    }
    return order;
  }
};
