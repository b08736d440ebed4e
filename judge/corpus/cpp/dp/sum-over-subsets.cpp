#include <bits/stdc++.h>
using namespace std;
int main() {
    const int B = 12, N = 1 << B;
    vector<long> f(N);
    for (int i = 0; i < N; ++i) f[i] = (i * 2654435761UL >> 7) % 100;
    auto sub = f, super = f;
    for (int b = 0; b < B; ++b)
        for (int m = 0; m < N; ++m) {
            if (m >> b & 1) sub[m] += sub[m ^ 1 << b];
            else super[m] += super[m | 1 << b];
        }
    long check = 0;
    int m = 0b101101001110;
    for (int s = m;; s = (s - 1) & m) {
        check += f[s];
        if (!s) break;
    }
    cout << check << ' ' << sub[m] << ' ' << super[m] << ' ' << sub[N - 1] << endl;
    long long tri = 0;
    for (int a = 0; a < N; ++a) for (int s = a; s; s = (s - 1) & a) tri++;
    cout << tri << ' ' << (long long)pow(3, B) - N << endl;
    int gosper = (1 << 3) - 1, cnt = 0;
    while (gosper < N) {
        cnt++;
        int c = gosper & -gosper, r = gosper + c;
        gosper = (((r ^ gosper) >> 2) / c) | r;
    }
    cout << cnt << endl;
}
