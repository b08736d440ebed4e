#include <bits/stdc++.h>
using namespace std;
struct D { ~D() { puts("gone"); } } d;
int main() { puts("x"); at_quick_exit([]{ puts("q"); fflush(stdout); }); quick_exit(0); }
