#include <bits/stdc++.h>
using namespace std;
template <int M, int B> struct Roll {
    static inline vector<int> pw{1};
    int h = 0, len = 0;
    Roll() = default;
    Roll(char c) : h(c), len(1) {}
    static int power(int n) {
        while ((int)pw.size() <= n) pw.push_back(1LL * pw.back() * B % M);
        return pw[n];
    }
    Roll operator+(const Roll& o) const {
        Roll r;
        r.h = (1LL * h * power(o.len) + o.h) % M;
        r.len = len + o.len;
        return r;
    }
    auto operator<=>(const Roll&) const = default;
};
using H = pair<Roll<1000000007, 31>, Roll<998244353, 37>>;
H operator+(const H& a, const H& b) { return {a.first + b.first, a.second + b.second}; }
H of(const string& s) {
    H r;
    for (char c : s) r = r + H(c, c);
    return r;
}
int main() {
    cin.tie(nullptr)->sync_with_stdio(false);
    map<H, vector<string>> groups;
    string s;
    while (cin >> s) {
        string d = s + s;
        H best = of(s);
        for (size_t i = 1; i < s.size(); i++) best = min(best, of(d.substr(i, s.size())));
        groups[best].push_back(s);
    }
    vector<vector<string>> out;
    for (auto& [h, v] : groups) out.push_back(v);
    sort(out.begin(), out.end());
    for (auto& v : out) {
        for (auto& x : v) cout << x << ' ';
        cout << '\n';
    }
    cout << of("hello").first.h << ' ' << (of("ab") + of("cd") == of("abcd")) << '\n';
}
