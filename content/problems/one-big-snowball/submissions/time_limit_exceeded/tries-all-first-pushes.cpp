class Solution {
public:
  long long leastEffort(vector<int>& weights) {
    vector<long long> row(weights.begin(), weights.end());
    return least(row);
  }

private:
  long long least(const vector<long long>& row) {
    if (row.size() == 1) return 0;
    long long best = LLONG_MAX;
    for (size_t at = 0; at + 1 < row.size(); at++) {
      vector<long long> next = row;
      next[at] += next[at + 1];
      next.erase(next.begin() + at + 1);
      best = min(best, next[at] + least(next));
    }
    return best;
  }
};
