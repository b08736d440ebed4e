class Solution {
public:
  vector<vector<int>> roundTrips(vector<int>& cards) {
    sort(cards.begin(), cards.end());
    cards.erase(unique(cards.begin(), cards.end()), cards.end());
    const int n = cards.size();
    vector<vector<int>> trips;
    for (int i = 0; i < n; i++) {
      int left = i + 1;
      int right = n - 1;
      while (left < right) {
        const int sum = cards[i] + cards[left] + cards[right];
        if (sum == 0) trips.push_back({cards[i], cards[left], cards[right]});
        if (sum <= 0) left++;
        else right--;
      }
    }
    return trips;
  }
};
