#include <bits/stdc++.h>
using namespace std;
int main() {
  int a = 5; int* p = &a;
  long k = (long)p;
  cout << (k != 0) << (p == NULL) << bool(p);
  return 0;
}
