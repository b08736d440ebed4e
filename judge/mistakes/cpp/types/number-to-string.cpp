#include <bits/stdc++.h>
using namespace std;

int main() {
  int n = 12;
  string s = n;
  cout << s;
}
