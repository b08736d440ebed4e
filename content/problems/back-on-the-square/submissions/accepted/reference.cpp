class Solution {
public:
  vector<vector<int>> roundTrips(vector<int>& cards) {
    sort(cards.begin(), cards.end());
    const int n = cards.size();
    vector<vector<int>> trips;
    for (int i = 0; i < n && cards[i] <= 0; i++) {
      if (i > 0 && cards[i] == cards[i - 1]) continue;
      int left = i + 1;
      int right = n - 1;
      while (left < right) {
        const int sum = cards[i] + cards[left] + cards[right];
        if (sum < 0) {
          left++;
        } else if (sum > 0) {
          right--;
        } else {
          trips.push_back({cards[i], cards[left], cards[right]});
          left++;
          right--;
          while (left < right && cards[left] == cards[left - 1]) left++;
        }
      }
    }
    return trips;
  }
};
