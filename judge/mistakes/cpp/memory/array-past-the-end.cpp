#include <bits/stdc++.h>
using namespace std;

int main() {
  int a[3] = {1, 2, 3};
  int n;
  cin >> n;
  for (int i = 0; i <= n; i++) cout << a[i];
}
