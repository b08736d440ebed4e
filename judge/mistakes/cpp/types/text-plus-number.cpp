#include <bits/stdc++.h>
using namespace std;

int main() {
  string s = "n: ";
  int n = 3;
  cout << s + n;
}
