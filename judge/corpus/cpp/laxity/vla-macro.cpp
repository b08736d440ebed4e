#include <bits/stdc++.h>
using namespace std;
#define SZ n + 1
#define ll long long
int main() {
  int n; cin >> n;
  int a[SZ] = {0};
  ll b[n] = {0};
  cout << a[n] << b[0];
  return 0;
}
