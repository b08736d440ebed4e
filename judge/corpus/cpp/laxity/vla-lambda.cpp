#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n;
  int a[n] = {0};
  auto f = [&](int i) { a[i]++; return a[i]; };
  f(1);
  cout << f(1);
  int k = 0;
  for (auto& x : a) x = k++;
  sort(a, a + n, greater<int>());
  cout << a[0];
  return 0;
}
