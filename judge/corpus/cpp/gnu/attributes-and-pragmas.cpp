#pragma GCC optimize("Ofast")
#pragma GCC optimize("inline,unroll-loops")
#pragma GCC diagnostic ignored "-Wunused-result"
#include <bits/stdc++.h>
using namespace std;
__attribute__((always_inline)) inline int sq(int x) { return x * x; }
__attribute__((noinline)) static int slow(int n) { return n < 2 ? n : slow(n - 1) + slow(n - 2); }
[[gnu::pure]] int pureOne(int a) { return a * 3; }
struct __attribute__((packed)) Packed { char c; int i; short s; };
struct Plain { char c; int i; short s; long l; };
struct alignas(32) Wide { int x; };
typedef int v4si __attribute__((vector_size(16)));
int main() {
    cout << sq(12) << ' ' << slow(20) << ' ' << pureOne(5) << '\n';
    cout << sizeof(Packed) << ' ' << sizeof(Plain) << ' ' << sizeof(Wide) << ' ' << alignof(Wide) << ' ' << offsetof(Plain, l) << '\n';
    v4si a = {1, 2, 3, 4}, b = {10, 20, 30, 40}, c = a * b + 1;
    for (int i = 0; i < 4; i++) cout << c[i] << ' ';
    cout << '\n';
    int arr[5] = {[0] = 1, [1] = 5};
    cout << accumulate(arr, arr + 5, 0) << endl;
}
