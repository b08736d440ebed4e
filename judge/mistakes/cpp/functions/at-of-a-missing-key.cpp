#include <bits/stdc++.h>
using namespace std;

int main() {
  map<string, int> ages;
  cout << ages.at("Ann");
}
