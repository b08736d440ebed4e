class Solution {
public:
  int roomsNeeded(vector<vector<int>>& lessons) {
    vector<int> begins, ends;
    for (const auto& lesson : lessons) {
      begins.push_back(lesson[0]);
      ends.push_back(lesson[1]);
    }
    sort(begins.begin(), begins.end());
    sort(ends.begin(), ends.end());

    int most = 0, ended = 0;
    for (int begun = 0; begun < (int)begins.size(); begun++) {
      while (ends[ended] <= begins[begun]) ended++;
      most = max(most, begun + 1 - ended);
    }
    return most;
  }
};
