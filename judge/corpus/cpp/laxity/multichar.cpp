#include <bits/stdc++.h>
using namespace std;
int main() {
  int x = 'ab';
  cout << x << "\q" << '\e' % 7;
  return 0;
}
