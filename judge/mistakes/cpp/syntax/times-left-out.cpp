#include <bits/stdc++.h>
using namespace std;

int main() {
  int n = 3;
  cout << 2n;
}
