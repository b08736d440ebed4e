#include <iostream>
#include <string>
#include <algorithm>
using namespace std;
typedef __int128 lll;
ostream& operator<<(ostream& os, lll v) {
    if (v < 0) return os << '-' << -v;
    string s;
    do s += char('0' + int(v % 10)); while (v /= 10);
    reverse(s.begin(), s.end());
    return os << s;
}
istream& operator>>(istream& is, lll& v) {
    string s;
    is >> s;
    v = 0;
    for (char c : s) if (isdigit(c)) v = v * 10 + (c - '0');
    if (s[0] == '-') v = -v;
    return is;
}
int main() {
    lll a, b;
    while (cin >> a >> b) cout << a + b << ' ' << a - b << ' ' << a * b << ' ' << a / b << ' ' << a % b << '\n';
    lll f = 1;
    for (int i = 1; i <= 33; i++) f *= i;
    cout << f << ' ' << (f >> 64) << ' ' << (unsigned long)f << endl;
    unsigned __int128 m = -1;
    cout << (lll)(m >> 1) << ' ' << sizeof(m) << ' ' << __builtin_popcountll((unsigned long long)(m >> 64)) << endl;
}
