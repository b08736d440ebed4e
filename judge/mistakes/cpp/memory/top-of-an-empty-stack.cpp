#include <bits/stdc++.h>
using namespace std;

int main() {
  stack<int> s;
  s.pop();
  cout << s.size();
}
