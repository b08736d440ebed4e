#include <bits/stdc++.h>
using namespace std;
int main() {
  int n = 0;
  cout << (n ?: 7);
  return 0;
}
