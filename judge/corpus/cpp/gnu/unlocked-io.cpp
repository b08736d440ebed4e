#include <cstdio>
#include <algorithm>
#define gc getchar_unlocked
#define pc putchar_unlocked
inline int scan() {
    int n = 0, c = gc(), neg = 0;
    while (c < '0' || c > '9') {
        if (c == EOF) return 0;
        neg = c == '-';
        c = gc();
    }
    for (; c >= '0' && c <= '9'; c = gc()) n = (n << 3) + (n << 1) + (c - '0');
    return neg ? -n : n;
}
inline void print(long long n, char end = ' ') {
    if (n < 0) pc('-'), n = -n;
    char s[24];
    int i = 0;
    do s[i++] = n % 10 + '0'; while (n /= 10);
    while (i--) pc(s[i]);
    pc(end);
}
int a[1 << 16];
int main() {
    int n = scan();
    long long sum = 0;
    for (int i = 0; i < n; i++) sum += a[i] = scan();
    std::sort(a, a + n);
    for (int i = 0; i < n; i++) print(a[i], i + 1 < n ? ' ' : '\n');
    print(sum * 1000000007LL, '\n');
    fputs_unlocked("end\n", stdout);
    return 0;
}
