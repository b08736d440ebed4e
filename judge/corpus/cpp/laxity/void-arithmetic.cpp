#include <bits/stdc++.h>
using namespace std;
int main() {
  int a[3] = {1, 2, 3};
  void* p = a;
  p = p + sizeof(int);
  p += 4; p++; p--;
  cout << *(int*)p << sizeof(void);
  return 0;
}
