#include <bits/stdc++.h>
using namespace std;
int main() {
  int x = NULL;
  char c = NULL;
  if (x == NULL) cout << x << (int)c;
  return 0;
}
