#include <bits/stdc++.h>
using namespace std;

int main() {
  int count = 3;
  cout << cuont;
}
