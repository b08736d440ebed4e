#include <bits/stdc++.h>
using namespace std;

int main() {
  int twice(int n) { return 2 * n; }
  cout << twice(2);
}
