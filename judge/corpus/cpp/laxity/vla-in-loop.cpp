#include <bits/stdc++.h>
using namespace std;
int main() {
  int t; cin >> t;
  while (t--) {
    int n; cin >> n;
    int f[n + 1] = {0}; // counts
    for (int i = 0; i < n; i++) { int x; cin >> x; f[x]++; }
    cout << *max_element(f, f + n + 1) << " ";
  }
  return 0;
}
