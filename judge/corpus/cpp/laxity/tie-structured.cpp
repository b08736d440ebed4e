#include <bits/stdc++.h>
using namespace std;
int main() {
  auto [a, b] = pair(1, 2); int x, y; tie(x, y) = make_pair(3, 4); tuple<int, string> t{1, "a"}; auto& [p, q] = t; q = "z"; cout << a << b << x << y << get<1>(t) << get<string>(t); [a] { cout << 1; }(); auto l = [=] { return a + b; }; cout << l();
  return 0;
}
