#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n;
  int a[n] = {1, 2}, b = 3, c[n] = {}, *p = a;
  cout << a[0] << a[1] << a[2] << b << c[n - 1] << p[1];
  return 0;
}
