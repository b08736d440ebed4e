#include <bits/stdc++.h>
using namespace std;

int main() {
  String s = "a";
  cout << s;
}
