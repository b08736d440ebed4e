#include <bits/stdc++.h>
using namespace std;
int main() {
  vector<bool> b = {0, 1}; swap(b[0], b[1]); cout << b[0]; reverse(b.begin(), b.end()); b.flip(); cout << b[0]; bitset<8> t(5); cout << t << t._Find_first(); 
  return 0;
}
