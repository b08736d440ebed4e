class Solution {
public:
  long long playlists(string strip, int records) {
    const int n = strip.size();
    vector<long long> ways(n + 1, 0);
    ways[0] = 1;
    for (int i = 1; i <= n; i++) {
      const int digit = strip[i - 1] - '0';
      if (digit >= 1 && digit <= records) ways[i] += ways[i - 1];
      if (i == 1) continue;
      const int pair = (strip[i - 2] - '0') * 10 + digit;
      if (pair >= 10 && pair <= records) ways[i] += ways[i - 2];
    }
    return ways[n];
  }
};
