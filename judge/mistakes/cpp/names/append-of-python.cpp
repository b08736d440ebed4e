#include <bits/stdc++.h>
using namespace std;

int main() {
  vector<int> v;
  v.append(3);
  cout << v.size();
}
