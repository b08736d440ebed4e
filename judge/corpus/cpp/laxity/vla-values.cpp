#include <bits/stdc++.h>
using namespace std;
int main() {
  int n = 3; cin >> n;
  int x = 4;
  int a[n] = {x, x + 1, max(x, 9)};
  double d[n] = {1, 2.5};
  string w[n] = {"one", string("two,three"), "fo}ur"};
  cout << a[2] << d[1] << w[1] << w[2];
  return 0;
}
