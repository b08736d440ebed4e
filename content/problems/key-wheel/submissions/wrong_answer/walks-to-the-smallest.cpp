#include <bits/stdc++.h>
using namespace std;

int ask(int hook) {
  cout << "? " << hook << endl;
  int key;
  cin >> key;
  return key;
}

// The search takes log n keys, but finding the smallest one takes n.
int main() {
  int n, wanted;
  cin >> n >> wanted;
  int smallest = 0;
  for (int hook = 1, before = ask(0); hook < n; hook++) {
    const int key = ask(hook);
    if (key < before) {
      smallest = hook;
      break;
    }
    before = key;
  }
  int low = 0, high = n - 1, found = -1;
  while (low <= high && found < 0) {
    const int middle = (low + high) / 2, hook = (middle + smallest) % n, key = ask(hook);
    if (key == wanted) found = hook;
    else if (key < wanted) low = middle + 1;
    else high = middle - 1;
  }
  cout << "! " << found << endl;
}
