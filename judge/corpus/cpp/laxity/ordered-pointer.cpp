#include <bits/stdc++.h>
using namespace std;
int main() {
  int a[2]; int* p = a; cout << (p < p + 1) << (p != 0) << !p;
  return 0;
}
