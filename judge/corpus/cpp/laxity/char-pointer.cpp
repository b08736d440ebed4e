#include <bits/stdc++.h>
using namespace std;
int main() {
  char* s = "hello";
  char* names[] = {"a", "b"};
  cout << s << names[1];
  return 0;
}
