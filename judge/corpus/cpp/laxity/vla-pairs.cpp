#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n;
  pair<int, int> p[n] = {{1, 2}, {3, 4}};
  vector<int> g[n] = {};
  g[2].push_back(1);
  struct S { int x, y; } s[n] = {{1, 2}};
  cout << p[1].second << p[4].first << g[2].size() << s[0].y << s[1].x;
  return 0;
}
