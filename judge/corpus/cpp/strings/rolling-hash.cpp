#include <cstdint>
#include <iostream>
#include <set>
#include <string>
#include <vector>
using namespace std;
typedef unsigned long long ull;

struct Hash {
    static const ull MOD = (1ULL << 61) - 1;
    vector<ull> h, p;
    static ull mul(ull a, ull b) {
        __uint128_t t = (__uint128_t)a * b;
        ull lo = (ull)(t & MOD), hi = (ull)(t >> 61);
        ull s = lo + hi;
        return s >= MOD ? s - MOD : s;
    }
    Hash(const string& s, ull base = 911382323) : h(s.size() + 1), p(s.size() + 1, 1) {
        for (size_t i = 0; i < s.size(); ++i) {
            h[i + 1] = (mul(h[i], base) + s[i]) % MOD;
            p[i + 1] = mul(p[i], base);
        }
    }
    ull get(int l, int r) const {
        ull x = h[r] + MOD - mul(h[l], p[r - l]);
        return x >= MOD ? x - MOD : x;
    }
};

int main() {
    string s = "mississippi and the missing mississippian";
    Hash H(s);
    cout << H.get(0, s.size()) << '\n' << (H.get(0, 11) == H.get(28, 39)) << '\n';
    for (int len : {1, 2, 4, 8}) {
        set<ull> seen;
        for (size_t i = 0; i + len <= s.size(); ++i) seen.insert(H.get(i, i + len));
        cout << len << ": " << seen.size() << '\n';
    }
    int lo = 0, hi = s.size();
    while (hi - lo > 1) {
        int mid = (lo + hi) / 2;
        set<ull> seen;
        bool twice = false;
        for (size_t i = 0; i + mid <= s.size() && !twice; ++i) twice = !seen.insert(H.get(i, i + mid)).second;
        (twice ? lo : hi) = mid;
    }
    cout << "longest repeated " << lo << endl;
}
