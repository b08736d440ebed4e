#include <bits/stdc++.h>
using namespace std;
int main() {
  vector<int> v = {1}; int n = -1; cout << (n < v.size()) << (v.size() - 2 > 0);
  return 0;
}
