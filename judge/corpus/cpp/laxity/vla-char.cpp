#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n;
  char s[n] = "abc";
  char t[n] = {'x', 'y'};
  cout << s << t << (int)s[n - 1];
  return 0;
}
