#include <bits/stdc++.h>
using namespace std;
typedef unsigned long long u64;
struct Basis {
    u64 b[64] = {};
    int rank = 0;
    bool insert(u64 x) {
        for (int i = 63; ~i; --i) {
            if (!(x >> i & 1)) continue;
            if (!b[i]) { b[i] = x; ++rank; return true; }
            x ^= b[i];
        }
        return false;
    }
    u64 maxXor(u64 x = 0) const {
        for (int i = 63; i >= 0; i--) x = max(x, x ^ b[i]);
        return x;
    }
    bool has(u64 x) const {
        for (int i = 63; i >= 0; i--) if (x >> i & 1) x ^= b[i];
        return x == 0;
    }
};
int main() {
    Basis s;
    for (u64 x : {5ULL, 9ULL, 12ULL, 1ULL << 63, (1ULL << 63) | 7, 10ULL}) cout << s.insert(x);
    cout << ' ' << s.rank << ' ' << s.maxXor() << ' ' << s.has(12 ^ 9) << s.has(16) << '\n';
    Basis big;
    u64 x = 0x9E3779B97F4A7C15ULL, seed = 1;
    for (int i = 0; i < 100; i++) {
        seed += x;
        u64 z = seed;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        big.insert((z ^ (z >> 31)) & ~1ULL);
    }
    cout << big.rank << ' ' << big.maxXor() << ' ' << hex << showbase << big.maxXor(1) << '\n';
}
