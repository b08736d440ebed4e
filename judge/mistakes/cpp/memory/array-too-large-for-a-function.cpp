#include <bits/stdc++.h>
using namespace std;

int main() {
  int a[20000000];
  for (int i = 0; i < 20000000; i++) a[i] = i;
  cout << a[5];
}
