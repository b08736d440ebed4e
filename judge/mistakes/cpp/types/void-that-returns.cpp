#include <bits/stdc++.h>
using namespace std;

void twice(int n) { return 2 * n; }

int main() {
  twice(3);
}
