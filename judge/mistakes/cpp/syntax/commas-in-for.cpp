#include <bits/stdc++.h>
using namespace std;

int main() {
  for (int i = 0, i < 3, i++) cout << i;
}
