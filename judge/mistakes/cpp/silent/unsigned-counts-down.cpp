#include <bits/stdc++.h>
using namespace std;

int main() {
  unsigned n;
  cin >> n;
  long long sum = 0;
  for (unsigned i = n; i >= 0; i--) sum += i;
  cout << sum;
}
