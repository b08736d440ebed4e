#include <bits/stdc++.h>
using namespace std;

// Without the tie to cin nothing is sent before the program ends, so the first question is never answered.
int main() {
  ios::sync_with_stdio(false);
  cin.tie(nullptr);
  int n, wanted;
  cin >> n >> wanted;
  int found = -1;
  for (int hook = 0; hook < min(n, 60) && found < 0; hook++) {
    int key;
    cout << "? " << hook << '\n';
    if (cin >> key && key == wanted) found = hook;
  }
  cout << "! " << found << '\n';
}
