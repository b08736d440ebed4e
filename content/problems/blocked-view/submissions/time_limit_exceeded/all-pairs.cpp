class Solution {
public:
  long long blockedViews(vector<int>& heights) {
    long long count = 0;
    for (size_t front = 0; front < heights.size(); front++) {
      for (size_t back = front + 1; back < heights.size(); back++) {
        if (heights[front] > heights[back]) count++;
      }
    }
    return count;
  }
};
