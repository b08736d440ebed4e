#include <bits/stdc++.h>
using namespace std;

void main() {
  cout << 1;
}
