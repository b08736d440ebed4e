#include <iostream>
#include <vector>
using namespace std;

template <int MOD>
struct ModInt {
    int v;
    ModInt(long long x = 0) : v(int((x % MOD + MOD) % MOD)) {}
    ModInt& operator+=(ModInt o) { if ((v += o.v) >= MOD) v -= MOD; return *this; }
    ModInt& operator-=(ModInt o) { if ((v -= o.v) < 0) v += MOD; return *this; }
    ModInt& operator*=(ModInt o) { v = int(1LL * v * o.v % MOD); return *this; }
    ModInt& operator/=(ModInt o) { return *this *= o.inv(); }
    ModInt pow(long long e) const {
        ModInt r = 1, b = *this;
        for (; e; e >>= 1, b *= b) if (e & 1) r *= b;
        return r;
    }
    ModInt inv() const { return pow(MOD - 2); }
    friend ModInt operator+(ModInt a, ModInt b) { return a += b; }
    friend ModInt operator-(ModInt a, ModInt b) { return a -= b; }
    friend ModInt operator*(ModInt a, ModInt b) { return a *= b; }
    friend ModInt operator/(ModInt a, ModInt b) { return a /= b; }
    friend bool operator==(ModInt a, ModInt b) { return a.v == b.v; }
    friend ostream& operator<<(ostream& os, ModInt m) { return os << m.v; }
};
using mint = ModInt<998244353>;

int main() {
    const int N = 2000;
    vector<mint> f(N + 1, 1), g(N + 1);
    for (int i = 1; i <= N; i++) f[i] = f[i - 1] * i;
    g[N] = f[N].inv();
    for (int i = N; i; i--) g[i - 1] = g[i] * i;
    auto C = [&](int n, int k) { return k < 0 || k > n ? mint(0) : f[n] * g[k] * g[n - k]; };
    cout << C(2000, 1000) << '\n' << C(10, 3) << '\n' << C(5, 7) << '\n';
    mint catalan = C(200, 100) / 101;
    cout << catalan << ' ' << (catalan == C(200, 100) - C(200, 101)) << '\n';
    mint sum = 0;
    for (int k = 0; k <= 1500; k++) sum += C(1500, k) * mint(k).pow(3);
    cout << sum << ' ' << mint(-1) << '\n';
}
