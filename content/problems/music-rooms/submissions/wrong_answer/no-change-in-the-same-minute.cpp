class Solution {
public:
  int roomsNeeded(vector<vector<int>>& lessons) {
    sort(lessons.begin(), lessons.end());
    priority_queue<int, vector<int>, greater<int>> rooms;
    size_t most = 0;
    for (const auto& lesson : lessons) {
      while (!rooms.empty() && rooms.top() < lesson[0]) rooms.pop();
      rooms.push(lesson[1]);
      most = max(most, rooms.size());
    }
    return most;
  }
};
