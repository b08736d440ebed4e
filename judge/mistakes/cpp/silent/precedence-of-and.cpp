#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  if (n & 1 == 0) cout << "even";
  else cout << "odd";
}
