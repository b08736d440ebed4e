#include <bits/stdc++.h>
using namespace std;

int main() {
  int n = 3;
  int* a = new int[n];
  for (int i = 0; i <= n; i++) a[i] = i;
  cout << a[0];
}
