#include <algorithm>
#include <cstdio>
#include <vector>
const int N = 1e5 + 7;
int a[N], root[N], tot;
struct { int l, r, s; } t[N * 20];
int insert(int old, int l, int r, int x) {
    int now = ++tot;
    t[now] = t[old];
    t[now].s++;
    if (l == r) return now;
    int m = l + r >> 1;
    if (x <= m) t[now].l = insert(t[old].l, l, m, x);
    else t[now].r = insert(t[old].r, m + 1, r, x);
    return now;
}
int kth(int u, int v, int l, int r, int k) {
    while (l < r) {
        int m = l + r >> 1, c = t[t[v].l].s - t[t[u].l].s;
        if (k <= c) u = t[u].l, v = t[v].l, r = m;
        else k -= c, u = t[u].r, v = t[v].r, l = m + 1;
    }
    return l;
}
int main() {
    int n = 20000;
    std::vector<int> sorted;
    for (int i = 1; i <= n; i++) {
        a[i] = (long long)i * i % 1000003 - 500000;
        sorted.push_back(a[i]);
    }
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    int m = sorted.size();
    for (int i = 1; i <= n; i++) root[i] = insert(root[i - 1], 0, m - 1, std::lower_bound(sorted.begin(), sorted.end(), a[i]) - sorted.begin());
    for (int i = 1; i <= 6; i++) {
        int l = i * 1000, r = n - i * 777, k = (r - l) / i;
        std::vector<int> w(a + l, a + r + 1);
        std::nth_element(w.begin(), w.begin() + k - 1, w.end());
        int got = sorted[kth(root[l - 1], root[r], 0, m - 1, k)];
        printf("%d %s\n", got, got == w[k - 1] ? "ok" : "WRONG");
    }
    printf("%d nodes\n", tot);
}
