#include <bits/stdc++.h>
using namespace std;

int main() {
  int* p = null;
  cout << p;
}
