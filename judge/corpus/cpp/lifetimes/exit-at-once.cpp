#include <bits/stdc++.h>
using namespace std;
struct D { ~D() { puts("gone"); } } d;
int main() { cout << "x" << endl; _Exit(0); }
