#include <bits/stdc++.h>
using namespace std;
int main() {
  double d = 2.9; cout << int(d) << (long long)d << static_cast<char>(65) << unsigned(3) << float(1) / 2; int (*fp)(int, int) = [](int a, int b) { return a + b; }; cout << fp(1, 2) << (*fp)(2, 2);
  return 0;
}
