#include <bits/stdc++.h>
using namespace std;
int main() {
  struct S { int n; int data[0]; };
  int e[0];
  cout << sizeof(S) << sizeof(e);
  return 0;
}
