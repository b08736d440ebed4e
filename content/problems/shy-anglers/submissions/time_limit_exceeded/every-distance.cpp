#include <bits/stdc++.h>
using namespace std;

int main() {
  int n, k;
  cin >> n >> k;
  vector<int> jetties(n);
  for (int& jetty : jetties) cin >> jetty;
  sort(jetties.begin(), jetties.end());
  int distance = 1;
  for (;; distance++) {
    int taken = 1, last = jetties[0];
    for (int jetty : jetties) {
      if (jetty - last < distance) continue;
      taken++;
      last = jetty;
    }
    if (taken < k) break;
  }
  cout << distance - 1 << '\n';
}
