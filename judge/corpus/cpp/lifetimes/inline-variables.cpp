#include <bits/stdc++.h>
using namespace std;
struct D { string n; D(string n) : n(n) { printf("made %s\n", this->n.c_str()); } ~D() { printf("gone %s\n", n.c_str()); } };
D first("first");
inline D second("second");
D third("third");
int main() { puts("main"); }
