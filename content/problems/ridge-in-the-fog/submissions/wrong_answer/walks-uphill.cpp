#include <bits/stdc++.h>
using namespace std;

int height(int post) {
  cout << "? " << post << endl;
  int found = 0;
  cin >> found;
  return found;
}

// A slope may be as long as the ridge.
int main() {
  int n, post = 1;
  cin >> n;
  int here = height(post);
  while (post < n) {
    const int next = height(post + 1);
    if (next < here) break;
    here = next;
    post++;
  }
  cout << "! " << post << endl;
}
