#include <bits/stdc++.h>
using namespace std;
int main() {
  size_t n = 3; long long x = 5; printf("%d %d %ld %lld", n, (int)x, x, x); printf("%s", string("a").c_str()); puts("");
  return 0;
}
