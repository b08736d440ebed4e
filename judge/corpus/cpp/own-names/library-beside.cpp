#include <bits/stdc++.h>
using namespace std;

// A member of the program is called as a function of the library, and both are used.
struct Matrix {
  vector<vector<int>> rows;
  void print() const {
    for (auto& row : rows) {
      for (int x : row) cout << x << ' ';
      cout << '\n';
    }
  }
  int size() const { return rows.size(); }
};
struct Log {
  string format(int x) { return "<" + to_string(x) + ">"; }
  void erase() { cout << "erased\n"; }
};
int main() {
  Matrix m{{{1, 2}, {3, 4}}};
  m.print();
  vector<int> v = {1, 2, 3};
  v.erase(v.begin());
  Log().erase();
  cout << Log().format(4) << m.size() << v.size() << erase_if(v, [](int x) { return x == 2; }) << v[0] << ssize(v);
}
