#include <bits/stdc++.h>
using namespace std;

int main() {
  int product = 1;
  for (int i = 1; i <= 13; i++) product *= i;
  cout << product;
}
