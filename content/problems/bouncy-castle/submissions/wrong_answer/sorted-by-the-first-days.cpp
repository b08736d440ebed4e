// Looks back to the nearest request that is over, but what is best up to that one leaves out those between.
#include <bits/stdc++.h>
using namespace std;

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);
  int n;
  cin >> n;
  vector<array<long long, 3>> requests(n);
  for (auto& [first, last, price] : requests) cin >> first >> last >> price;
  sort(requests.begin(), requests.end());
  vector<long long> best(n + 1, 0);
  for (int i = 0; i < n; i++) {
    int before = 0;
    while (before < i && requests[before][1] < requests[i][0]) before++;
    best[i + 1] = max(best[i], requests[i][2] + best[before]);
  }
  cout << best[n] << '\n';
}
