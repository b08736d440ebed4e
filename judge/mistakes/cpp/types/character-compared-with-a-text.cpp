#include <bits/stdc++.h>
using namespace std;

int main() {
  string s = "abc";
  if (s[0] == "a") cout << 1;
}
