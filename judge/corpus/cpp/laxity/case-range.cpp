#include <bits/stdc++.h>
using namespace std;
int main() {
  int n = 4;
  switch (n) { case 1 ... 5: cout << "in"; break; default: cout << "out"; }
  return 0;
}
