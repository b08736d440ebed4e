#include <bits/stdc++.h>
using namespace std;

int main() {
  long long c = 1000000 * 1000000;
  cout << c;
}
