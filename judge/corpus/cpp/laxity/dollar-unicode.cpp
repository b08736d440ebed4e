#include <bits/stdc++.h>
using namespace std;
int main() {
  int $x = 1, naïve = 2, переменная = 3; cout << $x + naïve + переменная;
  return 0;
}
