#include <bits/stdc++.h>
using namespace std;
template <class T> struct A { T x; friend ostream& operator<<(ostream& o, const A<T>& a) { return o << a.x; } };
int main() {
  A<int> a{3}; cout << a;
  return 0;
}
