#include <bits/stdc++.h>
using namespace std;
const string& s = string("ab") + "cd";
const auto& v = vector<int>{1, 2, 3};
struct D { int n; D(int n) : n(n) { cout << "made " << n << endl; } ~D() { cout << "gone " << n << endl; } };
const D& d = D(1);
D&& d2 = D(2);
const D& f() { static const D& x = D(3); return x; }
int main() { f(); cout << s << v.size() << d.n << endl; }
