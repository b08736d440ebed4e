#include <bits/stdc++.h>
using namespace std;

int ask(int hook) {
  cout << "? " << hook << endl;
  int key;
  cin >> key;
  return key;
}

// With two hooks left it asks for the same key again and again.
int main() {
  int n, wanted;
  cin >> n >> wanted;
  int low = 0, high = n - 1;
  while (low < high) {
    const int middle = (low + high) / 2, key = ask(middle);
    if (key == wanted) {
      low = high = middle;
      break;
    }
    const int first = ask(low), last = ask(high);
    const bool left = first <= key ? first <= wanted && wanted < key : !(key < wanted && wanted <= last);
    if (left) high = middle;
    else low = middle;
  }
  cout << "! " << (ask(low) == wanted ? low : -1) << endl;
}
