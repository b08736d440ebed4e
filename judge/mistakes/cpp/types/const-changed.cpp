#include <bits/stdc++.h>
using namespace std;

int main() {
  const int limit = 3;
  limit = 4;
  cout << limit;
}
