#include <bits/stdc++.h>
using namespace std;

int f(int n) {
  return n * f(n - 1);
}

int main() {
  cout << f(5);
}
