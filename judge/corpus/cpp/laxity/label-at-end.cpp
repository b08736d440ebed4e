#include <bits/stdc++.h>
using namespace std;
int main() {
  int x = 1;
  if (x) goto end;
  x = 2;
  cout << x;
end:;
  return 0;
}
