#include <bits/stdc++.h>
using namespace std;

int main() {
  int n = (2 + 3;
  cout << n;
}
