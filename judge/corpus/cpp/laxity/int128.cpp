#include <bits/stdc++.h>
using namespace std;
int main() {
  __int128 a = 1; a <<= 70;
  unsigned __int128 b = a;
  cout << (long long)(a >> 60) << (int)(b >> 69);
  return 0;
}
