#include <bits/stdc++.h>
using namespace std;

int main() {
  int best;
  int n;
  cin >> n;
  if (n > 5) best = n;
  cout << best;
}
