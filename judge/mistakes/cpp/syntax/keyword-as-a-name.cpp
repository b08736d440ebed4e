#include <bits/stdc++.h>
using namespace std;

int main() {
  int new = 3;
  cout << new;
}
