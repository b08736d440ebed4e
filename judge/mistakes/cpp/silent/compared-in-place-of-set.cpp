#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  if (n > 2) n == 0;
  cout << n;
}
