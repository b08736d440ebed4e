class Solution {
public:
  vector<int> smallestTours(vector<vector<int>>& tours, vector<int>& wishes) {
    vector<int> answers;
    for (int room : wishes) {
      int best = INT_MAX;
      for (auto& tour : tours)
        if (tour[0] <= room && room <= tour[1]) best = min(best, tour[1] - tour[0] + 1);
      answers.push_back(best == INT_MAX ? -1 : best);
    }
    return answers;
  }
};
