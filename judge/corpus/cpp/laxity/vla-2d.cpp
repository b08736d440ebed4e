#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n;
  int d[n][n] = {};
  d[1][2] = 4;
  int e[n + 1][n + 2] = {0};
  int s = 0;
  for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) s += d[i][j] + e[i][j];
  cout << s << sizeof(e);
  return 0;
}
