#include <bits/stdc++.h>
using namespace std;

int ask(int hook) {
  cout << "? " << hook << endl;
  int key;
  cin >> key;
  return key;
}

int main() {
  int n, wanted;
  cin >> n >> wanted;
  int low = 0, high = n - 1, found = -1;
  while (low <= high) {
    const int middle = low + (high - low) / 2;
    const int key = ask(middle);
    if (key == wanted) {
      found = middle;
      break;
    }
    const int first = ask(low), last = ask(high);
    const bool left = first < key ? first <= wanted && wanted < key : !(key < wanted && wanted <= last);
    if (left) high = middle - 1;
    else low = middle + 1;
  }
  cout << "! " << found << endl;
}
