#include <bits/stdc++.h>
using namespace std;

int main() {
  map<string, int> ages;
  ages[3] = 1;
}
