#include <bits/stdc++.h>
using namespace std;

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);
  int n, k;
  cin >> n >> k;
  deque<pair<int, int>> kept;
  for (int hour = 0; hour < n; hour++) {
    int gust;
    cin >> gust;
    while (!kept.empty() && kept.back().first <= gust) kept.pop_back();
    kept.push_back({gust, hour});
    if (kept.front().second <= hour - k) kept.pop_front();
    if (hour >= k - 1) cout << kept.front().first << (hour + 1 < n ? ' ' : '\n');
  }
}
