class Solution {
public:
  vector<long long> sharedHolds(vector<string>& routes) {
    vector<array<int, 26>> next(1);
    vector<int> through(1);
    for (const string& route : routes) {
      int node = 0;
      for (char hold : route) {
        const int letter = hold - 'a';
        if (!next[node][letter]) {
          next[node][letter] = next.size();
          next.push_back({});
          through.push_back(0);
        }
        node = next[node][letter];
        through[node]++;
      }
    }
    vector<long long> sums;
    for (const string& route : routes) {
      long long sum = 0;
      int node = 0;
      for (char hold : route) {
        node = next[node][hold - 'a'];
        sum += through[node] - 1;
      }
      sums.push_back(sum);
    }
    return sums;
  }
};
