#include <bits/stdc++.h>
using namespace std;

int main() {
  string name;
  scanf("%s", name);
  cout << name;
}
