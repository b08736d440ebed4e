#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n;
  int a[n][2] = {{1, 2}, {3}};
  int b[2][n] = {{1, 2, 3}, {4}};
  cout << a[0][1] << a[1][0] << a[1][1] << a[4][1] << b[0][2] << b[1][0] << b[1][4];
  return 0;
}
