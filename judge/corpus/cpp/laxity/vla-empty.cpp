#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n;
  int a[n] = {};
  long long b[n]{};
  cout << a[n - 1] << b[0];
  return 0;
}
