#include <bits/stdc++.h>
using namespace std;

int main() {
  vector v;
  v.push_back(1);
}
