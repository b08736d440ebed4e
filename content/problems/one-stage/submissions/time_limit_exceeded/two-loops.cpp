class Solution {
public:
  int fewestRefusals(vector<vector<int>>& shows) {
    sort(shows.begin(), shows.end());
    const int n = shows.size();
    vector<int> most(n, 1);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        if (shows[j][1] <= shows[i][0]) most[i] = max(most[i], most[j] + 1);
      }
    }
    return n - *max_element(most.begin(), most.end());
  }
};
