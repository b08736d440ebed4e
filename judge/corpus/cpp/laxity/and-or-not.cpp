#include <bits/stdc++.h>
using namespace std;
int main() {
  int a = 1, b = 0; if (a and not b or b) cout << (a bitand 1) << (a xor b) << compl 0;
  return 0;
}
