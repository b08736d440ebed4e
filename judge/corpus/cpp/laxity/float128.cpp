#include <bits/stdc++.h>
using namespace std;
int main() {
  __float128 a = 1; a /= 3;
  long double b = a;
  cout << (double)(a * 3) << (b > 0.33L);
  return 0;
}
