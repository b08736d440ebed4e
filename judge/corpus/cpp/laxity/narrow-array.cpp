#include <bits/stdc++.h>
using namespace std;
int main() {
  long long n = 5; size_t k = 3;
  array<int, 2> a = {n, 1};
  int b[] = {n, 2, k};
  cout << a[0] << b[0] << b[2];
  return 0;
}
