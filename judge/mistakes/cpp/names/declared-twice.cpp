#include <bits/stdc++.h>
using namespace std;

int main() {
  int n = 3;
  int n = 4;
  cout << n;
}
