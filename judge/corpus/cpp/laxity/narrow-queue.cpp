#include <bits/stdc++.h>
using namespace std;
int main() {
  long long n = 5;
  queue<array<int, 2>> q;
  q.push({n, 1});
  queue<pair<int, int>> r;
  r.push({n, 2});
  cout << q.front()[0] << r.front().first;
  return 0;
}
