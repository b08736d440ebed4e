#include <bits/stdc++.h>
using namespace std;

void grow(int& n) { n++; }

int main() {
  grow(3);
}
