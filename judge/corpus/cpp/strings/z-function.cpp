#include <bits/stdc++.h>
using namespace std;

vector<int> zf(const string& s) {
    int n = s.size(), l = 0, r = 0;
    vector<int> z(n);
    z[0] = n;
    for (int i = 1; i < n; i++) {
        if (i < r) z[i] = min(r - i, z[i - l]);
        while (i + z[i] < n && s[z[i]] == s[i + z[i]]) z[i]++;
        if (i + z[i] > r) l = i, r = i + z[i];
    }
    return z;
}

int main() {
    for (string s : {"aabxaabxcaabxaabxay", "abacaba", "zzzzzz", "abcabcab"}) {
        auto z = zf(s);
        for (int x : z) printf("%d ", x);
        int n = s.size(), borders = 0;
        for (int i = 1; i < n; i++) borders += i + z[i] == n;
        printf("| borders %d", borders);
        // number of different substrings by adding letters in front
        long long distinct = 0;
        string cur;
        for (char c : s) {
            cur = c + cur;
            auto zz = zf(cur);
            int mx = 0;
            for (size_t i = 1; i < zz.size(); i++) mx = max(mx, zz[i]);
            distinct += cur.size() - mx;
        }
        printf(" distinct %lld\n", distinct);
    }
}
