#include <bits/stdc++.h>
using namespace std;

int main() {
  int n, k;
  cin >> n >> k;
  vector<int> gusts(n);
  for (int& gust : gusts) cin >> gust;
  for (int from = 0; from + k <= n; from++) {
    int strongest = 0;
    for (int hour = from; hour < from + k; hour++) strongest = max(strongest, gusts[hour]);
    cout << strongest << ' ';
  }
  cout << '\n';
}
