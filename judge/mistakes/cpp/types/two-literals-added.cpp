#include <bits/stdc++.h>
using namespace std;

int main() {
  string s = "a" + "b";
  cout << s;
}
