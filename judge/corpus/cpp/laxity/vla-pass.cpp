#include <bits/stdc++.h>
using namespace std;
int f(int a[][3], int n) { return a[n - 2][2]; }
int main() {
  int n; cin >> n; int a[n][3]; a[1][2] = 5; cout << f(a, n); int* ptr[n]; ptr[0] = a[1]; cout << ptr[0][2]; char b[n][n + 1]; memset(b, 'x', sizeof b); cout << b[1][1] << sizeof(b);
  return 0;
}
