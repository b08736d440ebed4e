#include <bits/stdc++.h>
using namespace std;
struct P { int x; bool operator<(const P& o) const { return x < o.x; } friend ostream& operator<<(ostream& o, const P& p) { return o << p.x; } };
int main() {
  vector<P> v = {{2}, {1}};
  sort(v.begin(), v.end());
  cout << v[0].x << *min_element(v.begin(), v.end());
  priority_queue<P> q; q.push({1}); cout << q.top().x;
  return 0;
}
