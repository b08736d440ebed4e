#include <bits/stdc++.h>
using namespace std;
int main() {
  long long n; cin >> n;
  vector<int> v = {n};
  vector<int> w{n, 2};
  cout << v[0] << w[1] << "\n";
  return 0;
}
