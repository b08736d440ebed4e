#include <bits/stdc++.h>
using namespace std;
struct D { int n; ~D() { printf("~%d\n", n); } };
D g{1};
int main() { static D s{2}; D l{3}; at_quick_exit([]{ puts("quick"); }); atexit([]{ puts("exit"); cout << "from cout"; }); exit(0); }
