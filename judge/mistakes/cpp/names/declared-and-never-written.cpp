#include <bits/stdc++.h>
using namespace std;

int twice(int n);

int main() {
  cout << twice(3);
}
