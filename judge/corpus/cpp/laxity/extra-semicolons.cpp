#include <bits/stdc++.h>
using namespace std;
struct S { int a; void f() {}; };;
int g() { return 1; };
enum E { A, B, };
int main() {
  int x = 3;;
  cout << x;
  return 0;
}
