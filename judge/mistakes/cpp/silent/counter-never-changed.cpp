#include <bits/stdc++.h>
using namespace std;

int main() {
  int i = 0, n;
  cin >> n;
  while (i < n) {
    cout << "";
  }
  cout << i;
}
