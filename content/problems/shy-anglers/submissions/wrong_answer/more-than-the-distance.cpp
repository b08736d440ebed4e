#include <bits/stdc++.h>
using namespace std;

int main() {
  int n, k;
  cin >> n >> k;
  vector<int> jetties(n);
  for (int& jetty : jetties) cin >> jetty;
  sort(jetties.begin(), jetties.end());
  int low = 1, high = jetties.back() - jetties.front();
  while (low < high) {
    const int middle = low + (high - low + 1) / 2;
    int taken = 1, last = jetties[0];
    for (int jetty : jetties) {
      if (jetty - last <= middle) continue;
      taken++;
      last = jetty;
    }
    if (taken >= k) low = middle;
    else high = middle - 1;
  }
  cout << low << '\n';
}
