#include <bits/stdc++.h>
using namespace std;

int main() {
  vector<int> v;
  cout << v->size();
}
