#include <bits/stdc++.h>
using namespace std;

struct Point {
  int x, y;
};

int main() {
  vector<Point> all(3);
  sort(all.begin(), all.end());
}
