#include <bits/stdc++.h>
using namespace std;

class Point {
  int x = 1;
};

int main() {
  Point p;
  cout << p.x;
}
