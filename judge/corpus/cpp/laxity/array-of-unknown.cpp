#include <bits/stdc++.h>
using namespace std;
int main() {
  int a[] = {1, 2, 3}, n = sizeof a / sizeof *a; cout << n << 1[a] << (a + 1)[1] << end(a) - begin(a) << size(a);
  return 0;
}
