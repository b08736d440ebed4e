#include <algorithm>
#include <cstring>
#include <iostream>
#include <string>
using namespace std;

string add(string a, string b) {
    if (a.size() < b.size()) swap(a, b);
    int carry = 0;
    for (int i = 0; i < (int)a.size(); ++i) {
        int d = a[a.size() - 1 - i] - '0' + carry;
        if (i < (int)b.size()) d += b[b.size() - 1 - i] - '0';
        a[a.size() - 1 - i] = char('0' + d % 10);
        carry = d / 10;
    }
    return carry ? "1" + a : a;
}
string mul(const string& a, const string& b) {
    string r(a.size() + b.size(), '\0');
    for (size_t i = a.size(); i-- > 0;) {
        int carry = 0;
        for (size_t j = b.size(); j-- > 0;) {
            int t = (a[i] - '0') * (b[j] - '0') + r[i + j + 1] + carry;
            r[i + j + 1] = t % 10;
            carry = t / 10;
        }
        r[i] += carry;
    }
    for (char& c : r) c += '0';
    size_t nz = r.find_first_not_of('0');
    return nz == string::npos ? "0" : r.substr(nz);
}

int main() {
    string a = "0", b = "1";
    for (int i = 0; i < 300; ++i) {
        string c = add(a, b);
        a = b;
        b = c;
    }
    cout << a << '\n';
    string f = "1";
    for (int i = 2; i <= 50; ++i) f = mul(f, to_string(i));
    cout << f << '\n' << mul("0", "999") << ' ' << mul("99999999999", "99999999999") << endl;
    char raw[128];
    strcpy(raw, f.c_str());
    cout << strlen(raw) << ' ' << count(raw, raw + strlen(raw), '0') << ' ' << strchr(raw, '9') - raw << endl;
}
