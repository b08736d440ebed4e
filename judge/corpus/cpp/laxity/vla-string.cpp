#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n;
  string s[n] = {};
  string t[n] = {"a", "b"};
  cout << s[0].size() << t[1] << t[2] << "|";
  return 0;
}
