#include <bits/stdc++.h>
using namespace std;
int main() {
  extern int later;
  int twice(int);
  cout << twice(later);
  return 0;
}
int later = 4;
int twice(int x) { return 2 * x; }
