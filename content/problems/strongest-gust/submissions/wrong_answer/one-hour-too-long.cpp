#include <bits/stdc++.h>
using namespace std;

int main() {
  int n, k;
  cin >> n >> k;
  vector<int> gusts(n);
  for (int& gust : gusts) cin >> gust;
  deque<int> kept;
  for (int hour = 0; hour < n; hour++) {
    while (!kept.empty() && gusts[kept.back()] <= gusts[hour]) kept.pop_back();
    kept.push_back(hour);
    if (hour >= k - 1) cout << gusts[kept.front()] << ' ';
    if (kept.front() < hour - k + 1) kept.pop_front();
  }
  cout << '\n';
}
