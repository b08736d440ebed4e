#include <bits/stdc++.h>
using namespace std;

int main() {
  vector<int> v = {1, 2, 3};
  for (int i = 0; i <= 3; i++) cout << v[i];
}
