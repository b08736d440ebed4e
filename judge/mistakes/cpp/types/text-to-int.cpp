#include <bits/stdc++.h>
using namespace std;

int main() {
  string s = "12";
  int n = s;
  cout << n;
}
