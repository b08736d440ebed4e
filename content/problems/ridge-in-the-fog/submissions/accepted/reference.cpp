#include <bits/stdc++.h>
using namespace std;

int height(int post) {
  cout << "? " << post << endl;
  int found;
  cin >> found;
  return found;
}

int main() {
  int low = 1, high;
  cin >> high;
  while (low < high) {
    const int middle = (low + high) / 2;
    if (height(middle) < height(middle + 1)) low = middle + 1;
    else high = middle;
  }
  cout << "! " << low << endl;
}
