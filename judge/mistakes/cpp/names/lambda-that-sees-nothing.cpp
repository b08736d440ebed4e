#include <bits/stdc++.h>
using namespace std;

int main() {
  int limit = 3;
  auto below = [](int n) { return n < limit; };
  cout << below(2);
}
