#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  cin >> n;
  long long mask = 1 << n;
  cout << mask;
}
