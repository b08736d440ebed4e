#include <bits/stdc++.h>
using namespace std;

int main() {
  int sum;
  for (int i = 0; i < 3; i++) sum += i;
  cout << sum;
}
