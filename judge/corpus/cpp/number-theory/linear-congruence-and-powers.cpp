#include <iostream>
#include <map>
#include <cmath>
#include <vector>
using namespace std;
typedef long long ll;
ll power(ll b, ll e, ll m) {
    ll r = 1 % m;
    for (b %= m; e > 0; e >>= 1) {
        if (e & 1) r = r * b % m;
        b = b * b % m;
    }
    return r;
}
ll discreteLog(ll a, ll b, ll m) {
    ll n = (ll)sqrtl((long double)m) + 1;
    map<ll, ll> vals;
    for (ll q = 0, cur = b; q <= n; ++q) {
        vals[cur] = q;
        cur = cur * a % m;
    }
    ll an = power(a, n, m);
    for (ll p = 1, cur = 1; p <= n; ++p) {
        cur = cur * an % m;
        auto it = vals.find(cur);
        if (it != vals.end()) return n * p - it->second;
    }
    return -1;
}
int primitiveRoot(int p) {
    vector<int> fact;
    int phi = p - 1, n = phi;
    for (int i = 2; i * i <= n; ++i)
        if (n % i == 0) {
            fact.push_back(i);
            while (n % i == 0) n /= i;
        }
    if (n > 1) fact.push_back(n);
    for (int res = 2; res <= p; ++res) {
        bool ok = true;
        for (size_t i = 0; i < fact.size() && ok; ++i) ok &= power(res, phi / fact[i], p) != 1;
        if (ok) return res;
    }
    return -1;
}
int main() {
    cout << primitiveRoot(7) << ' ' << primitiveRoot(998244353) << ' ' << primitiveRoot(1000000007) << endl;
    ll x = discreteLog(5, 123456789, 1000000007);
    cout << x << ' ' << power(5, x, 1000000007) << endl;
    cout << power(2, 1000000006, 1000000007) << ' ' << power(3, 0, 1) << ' ' << power(7, 222, 13) << endl;
    for (int n = 1; n <= 12; n++) cout << power(n, 11, 13) << (n < 12 ? "," : "\n");
}
