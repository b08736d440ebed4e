#include <bits/stdc++.h>
using namespace std;

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);
  int n;
  cin >> n;
  vector<array<long long, 3>> requests(n);
  for (auto& [last, first, price] : requests) cin >> first >> last >> price;
  sort(requests.begin(), requests.end());
  vector<long long> best(n + 1, 0);
  for (int i = 0; i < n; i++) {
    const array<long long, 3> from = {requests[i][1], 0, 0};
    const int before = lower_bound(requests.begin(), requests.end(), from) - requests.begin();
    best[i + 1] = max(best[i], requests[i][2] + best[before]);
  }
  cout << best[n] << '\n';
}
