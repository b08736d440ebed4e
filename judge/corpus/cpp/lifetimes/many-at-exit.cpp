#include <bits/stdc++.h>
using namespace std;
struct D { ~D() { cout << "gone" << endl; } };
int main() { for (int i = 0; i < 100; i++) atexit([]{ cout << "."; }); thread_local D d; (void)&d; cout << "x\n"; return 0; }
