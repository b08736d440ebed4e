#include <bits/stdc++.h>
using namespace std;
struct P { int x, y; };
int main() {
  P p = (P){1, 2};
  int s = 0;
  for (int x : (int[]){1, 2, 3}) s += x;
  cout << p.y << s;
  return 0;
}
