#include <bits/stdc++.h>
using namespace std;
int main() {
  int n = 4; cin >> n; typedef int Row[n]; Row r; Row* q = &r; (*q)[1] = 2; cout << sizeof(Row) / sizeof(int) << r[1];
  return 0;
}
