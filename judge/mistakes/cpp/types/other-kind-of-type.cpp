#include <iostream>
using namespace std;

struct Point {
  int x, y;
};

int main() {
  enum Point p;
  cout << p.x << endl;
}
