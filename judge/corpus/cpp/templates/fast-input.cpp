#pragma GCC optimize("O3,unroll-loops")
#include <bits/stdc++.h>
using namespace std;

static char buf[1 << 16];
static size_t bufPos = 0, bufLen = 0;
inline int gc() {
    if (bufPos == bufLen) {
        bufLen = fread(buf, 1, sizeof buf, stdin);
        bufPos = 0;
        if (bufLen == 0) return -1;
    }
    return buf[bufPos++];
}
template <class T> inline bool readInt(T& x) {
    int c = gc(), s = 1;
    x = 0;
    while (c != '-' && (c < '0' || c > '9')) {
        if (c == -1) return false;
        c = gc();
    }
    if (c == '-') s = -1, c = gc();
    for (; c >= '0' && c <= '9'; c = gc()) x = x * 10 + (c - '0');
    x *= s;
    return true;
}

int main() {
    int n;
    readInt(n);
    long long sum = 0, x, mx = LLONG_MIN;
    for (int i = 0; i < n; i++) {
        readInt(x);
        sum += x;
        mx = max(mx, x);
    }
    printf("%d %lld %lld\n", n, sum, mx);
    int rest = 0;
    while (readInt(x)) rest++;
    printf("rest %d\n", rest);
    return 0;
}
