#include <bits/stdc++.h>
using namespace std;

int main() {
  vectr<int> v;
  cout << v.size();
}
