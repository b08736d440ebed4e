#include <bits/stdc++.h>
using namespace std;

int main() {
  vector<int> v = {1};
  int& first = v[0];
  v.push_back(2);
  first = 5;
  cout << v[0];
}
