#include <bits/stdc++.h>
using namespace std;
int main() {
  long long n = 5;
  set<int> s = {n, n + 1};
  map<int, int> m = {{n, 1}};
  unordered_set<char> c = {static_cast<char>(65), n};
  cout << s.size() << m.size() << c.size() << max({(int)n, 7});
  return 0;
}
