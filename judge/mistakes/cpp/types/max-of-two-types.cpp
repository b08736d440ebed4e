#include <bits/stdc++.h>
using namespace std;

int main() {
  int a = 3;
  long long b = 4;
  cout << max(a, b);
}
