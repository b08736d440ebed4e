#include <bits/stdc++.h>
using namespace std;

int main() {
  vector<int> v;
  v[0] = 3;
  cout << v[0];
}
