#include <bits/stdc++.h>
using namespace std;

int heavier(int a, int b) {
  cout << "? " << a << ' ' << b << endl;
  int reply;
  cin >> reply;
  return reply;
}

int main() {
  int n;
  cin >> n;
  int lightest = n, heaviest = n;
  // Each pair is held against the best ones so far.
  for (int a = 1; a < n; a += 2) {
    const int high = heavier(a, a + 1);
    const int low = 2 * a + 1 - high;
    // With an even n nobody is left over, and the first pair begins.
    if (n % 2 == 0 && a == 1) {
      lightest = low;
      heaviest = high;
      continue;
    }
    heaviest = heavier(heaviest, high);
    if (heavier(lightest, low) == lightest) lightest = low;
  }
  cout << "! " << lightest << ' ' << heaviest << endl;
}
