#include <bits/stdc++.h>
using namespace std;
int main() {
  vector<int> v = {1, 2};
  typeof(v) w = v;
  __typeof__(w.begin()) i = w.begin();
  cout << *i << w.size();
  return 0;
}
