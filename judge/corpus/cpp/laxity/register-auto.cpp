#include <bits/stdc++.h>
using namespace std;
int main() {
  register int i = 3; cout << i;
  return 0;
}
