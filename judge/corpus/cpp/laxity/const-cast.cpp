#include <bits/stdc++.h>
using namespace std;
int main() {
  const int x = 3; int* p = (int*)&x; const char* s = "a"; char* t = (char*)s; cout << *p << *t; unsigned char* u = (unsigned char*)t; cout << *u; 
  return 0;
}
