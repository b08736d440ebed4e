#include <bits/stdc++.h>
using namespace std;

int main() {
  int n = 3;
  if (n => 2) cout << n;
}
