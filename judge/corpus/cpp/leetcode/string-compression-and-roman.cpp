#include <string>
#include <vector>
#include <unordered_map>
#include <iostream>
using std::cout;
using std::endl;
using std::string;
using std::vector;

class Solution {
public:
    string intToRoman(int num) {
        static const vector<std::pair<int, string>> t{{1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"}, {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}};
        string s;
        for (const auto& [v, r] : t)
            for (; num >= v; num -= v) s += r;
        return s;
    }
    int romanToInt(string s) {
        std::unordered_map<char, int> m{{'I', 1}, {'V', 5}, {'X', 10}, {'L', 50}, {'C', 100}, {'D', 500}, {'M', 1000}};
        int n = 0;
        for (int i = 0; i < s.length(); i++) n += m[s[i]] < m[s[i + 1]] ? -m[s[i]] : m[s[i]];
        return n;
    }
    int compress(vector<char>& c) {
        int w = 0;
        for (int i = 0, j; i < (int)c.size(); i = j) {
            for (j = i; j < (int)c.size() && c[j] == c[i];) j++;
            c[w++] = c[i];
            if (j - i > 1) for (char d : std::to_string(j - i)) c[w++] = d;
        }
        return w;
    }
    string countAndSay(int n) {
        string s = "1";
        while (--n) {
            string t;
            for (size_t i = 0, j; i < s.size(); i = j) {
                j = s.find_first_not_of(s[i], i);
                if (j == string::npos) j = s.size();
                t += std::to_string(j - i) + s[i];
            }
            s.swap(t);
        }
        return s;
    }
    string convert(string s, int rows) {
        if (rows == 1) return s;
        vector<string> r(rows);
        for (size_t i = 0, k = 0, d = 1; i < s.size(); i++, k += d) {
            r[k] += s[i];
            if (k == 0) d = 1;
            if (k == rows - 1u) d = -1;
        }
        string out;
        for (auto& x : r) out += x;
        return out;
    }
};
int main() {
    Solution s;
    for (int n : {3, 58, 1994, 3999, 444}) cout << s.intToRoman(n) << "=" << s.romanToInt(s.intToRoman(n)) << " ";
    string raw = "aabbbbbbbbbbbbccca";
    vector<char> c(raw.begin(), raw.end());
    int n = s.compress(c);
    cout << endl << string(c.begin(), c.begin() + n) << ' ' << s.countAndSay(8) << endl;
    cout << s.convert("PAYPALISHIRING", 3) << ' ' << s.convert("PAYPALISHIRING", 4) << endl;
}
