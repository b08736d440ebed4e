#include <bits/stdc++.h>
using namespace std;
int main() {
  complex<double> z = 1.0 + 2i;
  __complex__ double c = 1.0;
  cout << z.imag() << __real__ c;
  return 0;
}
