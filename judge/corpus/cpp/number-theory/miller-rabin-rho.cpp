#include <bits/stdc++.h>
using namespace std;
typedef unsigned long long ull;
typedef long double ld;
ull modmul(ull a, ull b, ull M) { return (unsigned __int128)a * b % M; }
ull modpow(ull b, ull e, ull mod) {
    ull ans = 1;
    for (; e; b = modmul(b, b, mod), e /= 2) if (e & 1) ans = modmul(ans, b, mod);
    return ans;
}
bool isPrime(ull n) {
    if (n < 2 || n % 6 % 4 != 1) return (n | 1) == 3;
    ull A[] = {2, 325, 9375, 28178, 450775, 9780504, 1795265022}, s = __builtin_ctzll(n - 1), d = n >> s;
    for (ull a : A) {
        ull p = modpow(a % n, d, n), i = s;
        while (p != 1 && p != n - 1 && a % n && i--) p = modmul(p, p, n);
        if (p != n - 1 && i != s) return 0;
    }
    return 1;
}
ull pollard(ull n) {
    auto f = [n](ull x, ull k) { return modmul(x, x, n) + k; };
    ull x = 0, y = 0, t = 30, prd = 2, i = 1, q;
    while (t++ % 40 || __gcd(prd, n) == 1) {
        if (x == y) x = ++i, y = f(x, i);
        if ((q = modmul(prd, max(x, y) - min(x, y), n))) prd = q;
        x = f(x, i), y = f(f(y, i), i);
    }
    return __gcd(prd, n);
}
vector<ull> factor(ull n) {
    if (n == 1) return {};
    if (isPrime(n)) return {n};
    ull x = pollard(n);
    auto l = factor(x), r = factor(n / x);
    l.insert(l.end(), r.begin(), r.end());
    return l;
}
int main() {
    for (ull n : {1000000007ULL, 1000000007ULL * 998244353ULL, 600851475143ULL, 9999999999ULL, 18446744073709551557ULL, 4295098369ULL, 1ULL << 62}) {
        auto f = factor(n);
        sort(f.begin(), f.end());
        cout << n << ":";
        for (auto p : f) cout << ' ' << p;
        cout << '\n';
    }
}
