#include <bits/stdc++.h>
using namespace std;
int main() {
  int n = 1; long long x = n ? 1 : 2LL; string s = n ? "a" : "b"; auto d = n ? 1 : 2.5; cout << x << s << d << (n ? 'a' : 0); n > 0 ? cout << "y" : cout << "n"; (n ? n : n) = 4; cout << n;
  return 0;
}
