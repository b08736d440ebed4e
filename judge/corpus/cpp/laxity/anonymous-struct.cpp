#include <bits/stdc++.h>
using namespace std;
union U { int i; char c; struct { short lo, hi; }; };
int main() {
  U u; u.i = 65;
  cout << u.c << u.lo;
  return 0;
}
