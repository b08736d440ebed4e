#include <bits/stdc++.h>
using namespace std;
int main() {
  int x = ({ int y = 4; y * 2; });
  cout << x;
  return 0;
}
