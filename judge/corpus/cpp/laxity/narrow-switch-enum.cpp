#include <bits/stdc++.h>
using namespace std;
enum E { A, B };
int main() {
  long long n = 1;
  E e{n == 1 ? A : B};
  unsigned u{static_cast<unsigned>(n)};
  int k[2] = {(int)n, u};
  cout << e << k[1];
  return 0;
}
