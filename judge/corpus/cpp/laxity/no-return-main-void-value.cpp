#include <bits/stdc++.h>
using namespace std;
int f(int x) { if (x > 0) return 1; }
int main() {
  f(1);
  cout << "ok";
  return 0;
}
