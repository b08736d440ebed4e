#include <bits/stdc++.h>
using namespace std;

int main() {
  int a = 2, b = 3;
  cout << 2(a + b);
}
