#include <bits/stdc++.h>
using namespace std;
int main() {
  double d = 2.75;
  int x{d};
  vector<int> v = {d, d * 2};
  float f{d};
  char c{x};
  cout << x << v[1] << f << (int)c;
  return 0;
}
