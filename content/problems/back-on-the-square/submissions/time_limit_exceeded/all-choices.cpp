class Solution {
public:
  vector<vector<int>> roundTrips(vector<int>& cards) {
    sort(cards.begin(), cards.end());
    const int n = cards.size();
    set<vector<int>> trips;
    for (int i = 0; i < n; i++) {
      for (int j = i + 1; j < n; j++) {
        for (int k = j + 1; k < n; k++) {
          if (cards[i] + cards[j] + cards[k] == 0) trips.insert({cards[i], cards[j], cards[k]});
        }
      }
    }
    return vector<vector<int>>(trips.begin(), trips.end());
  }
};
