#include <bits/stdc++.h>
using namespace std;
class Solution {
public:
    int myAtoi(string s) {
        int i = 0, sign = 1;
        long res = 0;
        while (i < s.size() && s[i] == ' ') i++;
        if (i < s.size() && (s[i] == '-' || s[i] == '+')) sign = s[i++] == '-' ? -1 : 1;
        while (i < s.size() && isdigit(s[i])) {
            res = res * 10 + (s[i++] - '0');
            if (sign * res > INT_MAX) return INT_MAX;
            if (sign * res < INT_MIN) return INT_MIN;
        }
        return sign * res;
    }
    int reverse(int x) {
        long r = 0;
        for (; x; x /= 10) r = r * 10 + x % 10;
        return r > INT_MAX || r < INT_MIN ? 0 : r;
    }
    bool isNumber(string s) {
        bool num = false, dot = false, exp = false;
        for (size_t i = 0; i < s.size(); i++) {
            if (isdigit(s[i])) num = true;
            else if (s[i] == '.' && !dot && !exp) dot = true;
            else if (tolower(s[i]) == 'e' && !exp && num) exp = true, num = false;
            else if (!((s[i] == '+' || s[i] == '-') && (i == 0 || tolower(s[i - 1]) == 'e'))) return false;
        }
        return num;
    }
    string multiply(string a, string b) {
        vector<int> pos(a.size() + b.size());
        for (int i = a.size() - 1; i >= 0; i--)
            for (int j = b.size() - 1; j >= 0; j--) {
                int mul = (a[i] - '0') * (b[j] - '0') + pos[i + j + 1];
                pos[i + j] += mul / 10;
                pos[i + j + 1] = mul % 10;
            }
        string r;
        for (int p : pos) if (!(r.empty() && p == 0)) r.push_back(p + '0');
        return r.empty() ? "0" : r;
    }
};
int main() {
    Solution s;
    for (auto t : {"42", "   -42", "4193 with words", "words 987", "-91283472332", "+-12", "9223372036854775808"}) cout << s.myAtoi(t) << ' ';
    cout << '\n' << s.reverse(-120) << ' ' << s.reverse(1534236469) << ' ' << s.reverse(2147447412) << '\n';
    for (auto t : {"2", "-.9", "1e10", "e3", "1e", "6+1", "3.e7", ".", "0e-1"}) cout << s.isNumber(t);
    cout << '\n' << s.multiply("123456789", "987654321") << ' ' << s.multiply("0", "52") << endl;
}
