#include <bits/stdc++.h>
using namespace std;

int main() {
  double x = 7.5;
  cout << x % 2;
}
