#include <bits/stdc++.h>
using namespace std;
const int MOD = 998244353, G = 3;
int pw(int a, int e) { int r = 1; for (; e; e >>= 1, a = 1LL * a * a % MOD) if (e & 1) r = 1LL * r * a % MOD; return r; }
void ntt(vector<int>& a, bool inv) {
    int n = a.size();
    for (int i = 1, j = 0; i < n; i++) {
        int bit = n >> 1;
        for (; j & bit; bit >>= 1) j ^= bit;
        j ^= bit;
        if (i < j) swap(a[i], a[j]);
    }
    for (int len = 2; len <= n; len <<= 1) {
        int w = pw(G, (MOD - 1) / len);
        if (inv) w = pw(w, MOD - 2);
        for (int i = 0; i < n; i += len)
            for (int j = 0, x = 1; j < len / 2; j++, x = 1LL * x * w % MOD) {
                int u = a[i + j], v = 1LL * a[i + j + len / 2] * x % MOD;
                a[i + j] = u + v < MOD ? u + v : u + v - MOD;
                a[i + j + len / 2] = u - v >= 0 ? u - v : u - v + MOD;
            }
    }
    if (inv) for (int& x : a) x = 1LL * x * pw(n, MOD - 2) % MOD;
}
vector<int> multiply(vector<int> a, vector<int> b) {
    int need = a.size() + b.size() - 1, n = 1;
    while (n < need) n <<= 1;
    a.resize(n), b.resize(n);
    ntt(a, false), ntt(b, false);
    for (int i = 0; i < n; i++) a[i] = 1LL * a[i] * b[i] % MOD;
    ntt(a, true);
    a.resize(need);
    return a;
}
int main() {
    for (int x : multiply({1, 2, 3}, {4, 5, 6, 7})) cout << x << ' ';
    cout << '\n';
    vector<int> p{1};
    for (int i = 0; i < 10; i++) p = multiply(p, {1, 1});
    for (int x : p) cout << x << ' ';
    cout << '\n';
    vector<int> a(30000), b(20000);
    iota(a.begin(), a.end(), 1);
    for (size_t i = 0; i < b.size(); i++) b[i] = i * i % MOD;
    auto c = multiply(a, b);
    long long d = 0;
    for (size_t i = 0; i < c.size(); i++) d = (d * 1000003 + c[i]) % 1000000007;
    cout << c.size() << ' ' << c[25000] << ' ' << d << '\n';
}
