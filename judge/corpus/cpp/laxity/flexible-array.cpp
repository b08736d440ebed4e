#include <bits/stdc++.h>
using namespace std;
int main() {
  struct F { int n; int d[]; };
  F* f = (F*)malloc(sizeof(F) + 8);
  f->d[1] = 3;
  cout << f->d[1] << sizeof(F);
  return 0;
}
