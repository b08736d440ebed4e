class Solution {
public:
  int fewestInShed(int hedgehogs, vector<vector<int>>& quarrels) {
    // Whoever has no room yet gets the one that suits at the moment.
    vector<int> room(hedgehogs + 1, -1);
    for (auto& quarrel : quarrels) {
      int& one = room[quarrel[0]];
      int& other = room[quarrel[1]];
      if (one < 0 && other < 0) one = 1;
      if (one < 0) one = 1 - other;
      if (other < 0) other = 1 - one;
      if (one == other) return -1;
    }
    return count(room.begin(), room.end(), 1);
  }
};
