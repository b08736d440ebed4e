#include <bits/stdc++.h>
using namespace std;

int main() {
  int* p = new int(3);
  delete p;
  delete p;
}
