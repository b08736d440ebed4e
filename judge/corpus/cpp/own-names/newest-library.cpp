#include <bits/stdc++.h>
using namespace std;

// Names that C++23 has brought.
struct expected { int id; long long cost; };
enum kind { unexpect, unreachable };
int byteswap(int x) { return x << 16 | x >> 16; }
vector<int> out_ptr, inout_ptr;
template <class F> auto bind_back(F f, int b) { return [=](int a) { return f(a, b); }; }
template <class T> void print(const T& x) { cout << x << ' '; }
void print(const vector<int>& v) {
  for (int x : v) cout << x << ' ';
  cout << '\n';
}
void println(string s, long n) { cout << s << '=' << n << '\n'; }
template <class A, class... Rest> void println(A a, Rest... rest) {
  cout << a;
  ((cout << ' ' << rest), ...);
  cout << '\n';
}
struct generator {
  int state = 7;
  int next() { return state = state * 31 % 1009; }
};
map<int, int> flat_map;
set<int> flat_set;
int stacktrace[5], extents[2] = {3, 4}, dims = 2;
int to_underlying(kind k) { return k + 10; }
int forward_like(int x) { return x; }
bool is_scoped_enum = true, add_sat = false;
int mdspan = 9, spanbuf = 1, text_encoding = 2, layout_left = 3, layout_right = 4;

int main() {
  expected e{3, 70000000000LL};
  print("text");
  print(e.cost);
  print(vector<int>{1, 2});
  println("n", 5);
  println(1, "a", 2.5);
  out_ptr.push_back(byteswap(3));
  inout_ptr = {1};
  flat_map[1]++, flat_set.insert(4);
  stacktrace[extents[0]] = dims;
  generator g;
  cout << bind_back([](int a, int b) { return a - b; }, 3)(10) << out_ptr[0] << inout_ptr.size() << flat_map[1]
       << *flat_set.begin() << stacktrace[3] << to_underlying(unreachable) << forward_like(6) << is_scoped_enum << add_sat
       << mdspan << spanbuf << text_encoding << layout_left << layout_right << g.next() << unexpect;
}
