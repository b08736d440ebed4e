#include <bits/stdc++.h>
using namespace std;
struct S { int x = 4; S() {} };
int main() {
  const S s;
  cout << s.x << sizeof(char[3]);
  return 0;
}
