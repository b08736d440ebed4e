#include <bits/stdc++.h>
using namespace std;

int main() {
  string s = "abc";
  int at = 0;
  cout << s[at - 1];
}
