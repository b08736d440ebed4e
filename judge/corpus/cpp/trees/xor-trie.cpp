#include <cstdio>
#include <vector>
#include <algorithm>
#include <stdint.h>

const int B = 30;
struct { int ch[2]; int cnt; } t[2000000];
int used = 1;

void add(uint32_t x, int d) {
    int at = 0;
    for (int b = B; b >= 0; --b) {
        int bit = x >> b & 1;
        if (!t[at].ch[bit]) t[at].ch[bit] = used++;
        at = t[at].ch[bit];
        t[at].cnt += d;
    }
}
uint32_t best(uint32_t x) {
    int at = 0;
    uint32_t r = 0;
    for (int b = B; b >= 0; --b) {
        int bit = !(x >> b & 1);
        if (t[at].ch[bit] && t[t[at].ch[bit]].cnt) r |= 1u << b;
        else bit = !bit;
        at = t[at].ch[bit];
    }
    return r;
}

int main() {
    std::vector<uint32_t> v;
    uint32_t s = 2463534242u;
    for (int i = 0; i < 20000; ++i) {
        s ^= s << 13; s ^= s >> 17; s ^= s << 5;
        v.push_back(s >> 1);
        add(s >> 1, 1);
    }
    uint32_t mx = 0;
    for (auto x : v) mx = std::max(mx, best(x));
    printf("%u %d\n", mx, used);
    for (size_t i = 0; i + 3 < v.size(); ++i) add(v[i], -1);
    for (uint32_t q : {0u, 1u, 123456789u, 2147483647u}) printf("%u -> %u\n", q, best(q));
}
