#include <bits/stdc++.h>
using namespace std;
int main() {
  void* t[] = {&&a, &&b};
  goto *t[1];
a: cout << "a";
b: cout << "b";
  return 0;
}
