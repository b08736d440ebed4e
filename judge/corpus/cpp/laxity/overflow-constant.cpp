#include <bits/stdc++.h>
using namespace std;
int main() {
  int x = 3000000000;
  unsigned char c = 300;
  int big = 1 << 31;
  long long y = 100000 * 100000;
  cout << x << (int)c << big << y;
  return 0;
}
