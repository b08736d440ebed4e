#include <bits/extc++.h>
#include <bits/stdc++.h>
using namespace std;
struct chash {
    const uint64_t C = uint64_t(4e18 * acos(0)) | 71;
    size_t operator()(uint64_t x) const { return __builtin_bswap64(x * C); }
};
int main() {
    __gnu_pbds::gp_hash_table<long long, int, chash> h({}, {}, {}, {}, {1 << 10});
    for (long long i = 0; i < 50000; i++) h[i * i % 10007]++;
    long long sum = 0;
    for (long long i = 0; i < 10007; i++)
        if (auto it = h.find(i); it != h.end()) sum += i * it->second;
    cout << h.size() << ' ' << sum << ' ' << h[4] << '\n';
    h.erase(4);
    cout << h.size() << ' ' << (h.find(4) == h.end()) << '\n';
    __gnu_pbds::cc_hash_table<string, int> c;
    c["a"] = 1;
    c["b"] += 5;
    c.insert({"c", 7});
    vector<pair<string, int>> v(c.begin(), c.end());
    sort(v.begin(), v.end());
    for (auto& [k, x] : v) cout << k << x << ' ';
    cout << endl;
}
