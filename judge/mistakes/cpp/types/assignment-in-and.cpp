#include <bits/stdc++.h>
using namespace std;

int main() {
  int a = 1, b = 2;
  if (a == 1 && b = 2) cout << a;
}
