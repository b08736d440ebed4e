#include <bits/stdc++.h>
using namespace std;

int mian() {
  cout << 1;
}
