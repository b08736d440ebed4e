#include <bits/stdc++.h>
using namespace std;

int main() {
  int n = 3, rounds = 0;
  while (n = 0) {
    n--;
    rounds++;
  }
  cout << rounds;
}
