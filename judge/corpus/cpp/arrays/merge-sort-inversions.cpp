#include <cstdio>
#include <cstdlib>
#include <cstring>

static int a[200005], tmp[200005];

long long solve(int l, int r) {
    if (r - l <= 1) return 0;
    int m = (l + r) / 2;
    long long inv = solve(l, m) + solve(m, r);
    int i = l, j = m, k = l;
    while (i < m || j < r) {
        if (j >= r || (i < m && a[i] <= a[j])) tmp[k++] = a[i++];
        else {
            inv += m - i;
            tmp[k++] = a[j++];
        }
    }
    memcpy(a + l, tmp + l, sizeof(int) * (r - l));
    return inv;
}

int main() {
    int n = 200000;
    unsigned x = 12345;
    for (int i = 0; i < n; i++) {
        x = x * 1103515245u + 12345u;
        a[i] = (int)(x >> 8) % 1000003;
    }
    printf("%lld\n", solve(0, n));
    for (int i = 1; i < n; i++)
        if (a[i - 1] > a[i]) {
            puts("not sorted");
            return EXIT_FAILURE;
        }
    printf("%d %d %d\n", a[0], a[n / 2], a[n - 1]);
    return EXIT_SUCCESS;
}
