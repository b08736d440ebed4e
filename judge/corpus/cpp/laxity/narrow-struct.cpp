#include <bits/stdc++.h>
using namespace std;
struct P { int x; };
struct Q { int a; int b; };
int main() {
  long long n = 5; double d = 2.75;
  P p = {n};
  Q q{n, d};
  Q r = {.a = n, .b = 3};
  cout << p.x << q.a << q.b << r.a;
  return 0;
}
