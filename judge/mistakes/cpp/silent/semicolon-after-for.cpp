#include <bits/stdc++.h>
using namespace std;

int main() {
  int sum = 0;
  for (int i = 0; i < 3; i++);
    sum += 1;
  cout << sum;
}
