// -std=gnu++17
#include <bits/stdc++.h>
using namespace std;

// Names that C++20 has brought.
vector<int> numbers = {4, 8, 15};
int ranges[3][2] = {{0, 1}, {2, 3}}, views = 7, span = 10, latch = 2, barrier = 5;
struct identity { int n; };
double midpoint(double a, double b) { return (a + b) / 2; }
long long lerp(long long a, long long b, long long t) { return a + (b - a) * t; }
template <class T> T rotl(T x, T n) { return x << n; }
int popcount(long long x) { return x ? 1 + popcount(x & (x - 1)) : 0; }
int bit_width(int n) { return n ? 1 + bit_width(n / 2) : 0; }
template <class T> int ssize(const T& v) { return v.size(); }
string format(string s, int n) { return s + to_string(n); }
bool in_range(int x, int lo, int hi) { return lo <= x && x <= hi; }
void erase(vector<int>& v, int x) { v.erase(remove(v.begin(), v.end(), x), v.end()); }
void shift_left(vector<int>& v) { rotate(v.begin(), v.begin() + 1, v.end()); }
struct source_location { int line; } integral{3};
int regular = 1, relation = 2, predicate = 3, movable = 4, invocable = 5, projected = 6, endian = 7;
int permutable = 8, sortable = 9;
bool is_eq(int a, int b) { return a == b; }

int main() {
  erase(numbers, 8);
  shift_left(numbers);
  identity one{1};
  cout << numbers[0] << ranges[1][1] << views << span << latch << barrier << one.n << midpoint(1, 2) << lerp(1, 5, 2) << rotl(1, 4)
       << popcount(255) << bit_width(8) << ssize(numbers) << format("{}", 5) << in_range(3, 1, 5) << integral.line << is_eq(1, 1)
       << regular << relation << predicate << movable;
  cout << invocable << projected << endian << permutable << sortable;
}
