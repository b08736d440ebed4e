#include <bits/stdc++.h>
using namespace std;

int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);
  int n, k;
  cin >> n >> k;
  vector<int> jetties(n);
  for (int& jetty : jetties) cin >> jetty;
  sort(jetties.begin(), jetties.end());
  // `possible` is, `impossible` is not.
  int possible = 1, impossible = jetties.back() - jetties.front() + 1;
  while (impossible - possible > 1) {
    const int distance = possible + (impossible - possible) / 2;
    int taken = 1, last = jetties[0];
    for (int jetty : jetties) {
      if (jetty - last < distance) continue;
      taken++;
      last = jetty;
    }
    (taken >= k ? possible : impossible) = distance;
  }
  cout << possible << '\n';
}
