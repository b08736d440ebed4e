#include <bits/stdc++.h>
using namespace std;
template <class T> struct A { template <class U> U get() { return 3; } };
template <class T> int f(T& a) { return a.template get<int>(); }
int main() {
  A<int> a; cout << a.get<int>() << f(a);
  return 0;
}
