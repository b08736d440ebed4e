#include <bits/stdc++.h>
using namespace std;

int n;
for (int i = 0; i < 3; i++) n += i;

int main() {
  cout << n;
}
