#include <bits/stdc++.h>
using namespace std;
struct S { static const int n = 3; static inline vector<int> m = {1}; int k = n; };
int main() {
  cout << S::n << S().k << S::m.size();
  return 0;
}
