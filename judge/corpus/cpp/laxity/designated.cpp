#include <bits/stdc++.h>
using namespace std;
struct P { int x, y; };
int main() {
  P p = {.x = 1, .y = 2};
  P q{.y = 4};
  int a[3] = {[0] = 1, [1] = 5};
  cout << p.y << q.y << a[1];
  return 0;
}
