#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n;
  bool v[n + 1] = {false};
  v[1] = true;
  for (bool b : v) cout << b;
  return 0;
}
