#include <bits/stdc++.h>
using namespace std;

int heavier(int a, int b) {
  cout << "? " << a << ' ' << b << endl;
  int reply = 0;
  cin >> reply;
  return reply;
}

// Two weighings for each pumpkin that is not heavier than all before it, and this may be all of them.
int main() {
  int n, lightest = 1, heaviest = 1;
  cin >> n;
  for (int other = 2; other <= n; other++) {
    if (heavier(heaviest, other) == other) heaviest = other;
    else if (heavier(lightest, other) == lightest) lightest = other;
  }
  cout << "! " << lightest << ' ' << heaviest << endl;
}
