#include <bits/stdc++.h>
using namespace std;
int main() {
  unsigned x = 40; unsigned long long y = 1ULL << 40;
  cout << __builtin_popcount(x) << __builtin_clz(x) << __builtin_ctzll(y) << __lg(x) << __gcd(12, 18) << __builtin_parity(x) << __builtin_ffs(x) << __builtin_popcountll(y) << __builtin_bswap32(1);
  int r; cout << __builtin_add_overflow(INT_MAX, 1, &r) << __builtin_expect(x > 3, 1) << __builtin_abs(-3) << __builtin_sqrt(9.0) << __builtin_constant_p(3);
  return 0;
}
