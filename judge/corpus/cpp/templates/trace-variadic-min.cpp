// -std=gnu++17
#include <bits/stdc++.h>
using namespace std;
#define watch(x) cout << (#x) << " is " << (x) << endl
#define ms(a, b) memset(a, b, sizeof(a))
#define LINF 0x3f3f3f3f3f3f3f3f
#define eps 1e-9
#define TC int tc; scanf("%d", &tc); for (int _ = 1; _ <= tc; _++)
template <typename T, typename... Args> void trace(const char* names, T&& a, Args&&... rest) {
    const char* comma = strchr(names + 1, ',');
    cout.write(names, comma ? comma - names : strlen(names)) << " : " << a << (comma ? " |" : "\n");
    if constexpr (sizeof...(rest) > 0) trace(comma + 1, rest...);
}
long long d[105][105];
int main() {
    TC {
        int n, m;
        scanf("%d %d", &n, &m);
        ms(d, 0x3f);
        for (int i = 0; i < m; i++) {
            int u, v, w;
            scanf("%d %d %d", &u, &v, &w);
            d[u][v] = d[v][u] = min<long long>(d[u][v], w);
        }
        for (int k = 1; k <= n; k++) for (int i = 1; i <= n; i++) for (int j = 1; j <= n; j++) d[i][j] = min(d[i][j], d[i][k] + d[k][j]);
        long long ans = d[1][n];
        printf("Case #%d: ", _);
        ans >= LINF ? puts("IMPOSSIBLE") : printf("%lld\n", ans);
        fflush(stdout);
    }
    int x = 3;
    double y = 2.5;
    watch(x * y);
    trace("x, y, x + y", x, y, x + y);
    cout << (fabs(0.1 * 3 - 0.3) < eps) << " " << [] { unsigned char c = 200; return c + 100; }() << endl;
    vector<bool> bits(10);
    bits.flip();
    bits[3] = bits[4] = false;
    cout << count(bits.begin(), bits.end(), true) << endl;
}
