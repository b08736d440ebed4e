#include <bits/stdc++.h>
using namespace std;
int main() {
  long long x = -5; cout << abs(x) << abs(-2.5) << llabs(x) << fabs(-1) << labs(-3L) << pow(2, 3) << max(1.5, 2.0) << round(2.5) << hypot(3, 4) << cbrt(27) << log2(8) << exp2(3) << trunc(2.7) << isnan(1.0) << signbit(-1.0);
  return 0;
}
