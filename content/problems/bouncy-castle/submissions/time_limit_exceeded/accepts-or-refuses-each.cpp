#include <bits/stdc++.h>
using namespace std;

vector<array<long long, 3>> requests;

long long earned(size_t at, long long free) {
  if (at == requests.size()) return 0;
  const auto [last, first, price] = requests[at];
  const long long refused = earned(at + 1, free);
  return first < free ? refused : max(refused, price + earned(at + 1, last + 1));
}

int main() {
  int n;
  cin >> n;
  requests.resize(n);
  for (auto& [last, first, price] : requests) cin >> first >> last >> price;
  sort(requests.begin(), requests.end());
  cout << earned(0, 1) << '\n';
}
