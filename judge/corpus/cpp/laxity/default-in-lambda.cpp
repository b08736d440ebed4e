#include <bits/stdc++.h>
using namespace std;
int main() {
  auto f = [](auto x, int k = 2) { return x * k; };
  function<int(int)> g = [&](int n) { return n <= 1 ? 1 : n * g(n - 1); };
  cout << f(3) << g(5);
  return 0;
}
