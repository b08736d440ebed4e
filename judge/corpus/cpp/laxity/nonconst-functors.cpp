#include <bits/stdc++.h>
using namespace std;
struct C { bool operator()(int a, int b) { return a > b; } };
struct P { int x, y; bool operator==(const P& o) const { return x == o.x && y == o.y; } };
struct H { size_t operator()(const P& p) const { return p.x * 31 + p.y; } };
int main() {
  priority_queue<int, vector<int>, C> q; q.push(2); q.push(9);
  vector<int> v = {3, 1, 2};
  sort(v.begin(), v.end(), C());
  cout << q.top() << v[0];
  unordered_map<P, int, H> m; m[{1, 2}] = 3; cout << m[{1, 2}];
  return 0;
}
