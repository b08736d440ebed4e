#include <bits/stdc++.h>
using namespace std;

int add(int a, int b) { return a + b; }

int main() {
  cout << add(1);
}
