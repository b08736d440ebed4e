#include <bits/stdc++.h>
using namespace std;
enum Color { RED, GREEN, BLUE };
int main() {
  Color c = Color(1); int k = RED + 1; switch (c) { case RED: break; case GREEN: k += 5; } cout << k << BLUE;
  return 0;
}
