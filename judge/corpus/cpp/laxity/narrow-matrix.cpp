#include <bits/stdc++.h>
using namespace std;
int main() {
  long long n = 5; size_t m = 2;
  vector<vector<int>> v = {{n, m}, {m, n}};
  int g[2][2] = {{n, m}, {m}};
  cout << v[1][1] << g[0][1] << g[1][1];
  return 0;
}
