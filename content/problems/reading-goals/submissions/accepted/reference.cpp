#include <bits/stdc++.h>
using namespace std;

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);
  int n, q;
  cin >> n >> q;
  vector<long long> read(n);
  for (auto& one : read) cin >> one;
  partial_sum(read.begin(), read.end(), read.begin());
  while (q--) {
    long long goal;
    cin >> goal;
    const auto at = lower_bound(read.begin(), read.end(), goal);
    if (at == read.end()) cout << "never\n";
    else cout << at - read.begin() + 1 << '\n';
  }
}
