#include <bits/stdc++.h>
using namespace std;
#pragma GCC optimize("O3,unroll-loops")
#pragma GCC target("avx2,bmi,bmi2,lzcnt,popcnt")
#pragma GCC push_options
#pragma GCC pop_options
__attribute__((optimize("O3"), noinline)) int f(int x) { return x + 1; }
__attribute__((always_inline)) inline int g(int x) { return x; }
[[gnu::hot]] int h() { return 1; }
__attribute__((target("sse4"))) int k() { return 1; }
int unused __attribute__((unused)), al __attribute__((aligned(64)));
int main() {
  cout << f(3) << g(2);
  return 0;
}
