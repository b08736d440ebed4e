#include <bits/stdc++.h>
using namespace std;

struct Point {
  int x, y;
}

int main() {
  Point p;
}
