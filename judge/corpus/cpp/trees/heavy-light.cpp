#include <bits/stdc++.h>
#define fore(i, a, b) for (int i = (a), ioi = (b); i < ioi; ++i)
using namespace std;
const int MAXN = 2005;
vector<int> g[MAXN];
int par[MAXN], sz_[MAXN], heavy[MAXN], head_[MAXN], pos_[MAXN], depth_[MAXN], timer_ = 0;
long bit[MAXN];
void add(int i, long x) { for (++i; i < MAXN; i += i & -i) bit[i] += x; }
long sum(int i) { long s = 0; for (++i; i; i -= i & -i) s += bit[i]; return s; }
void dfs(int v, int p) {
    par[v] = p; sz_[v] = 1; heavy[v] = -1;
    for (int u : g[v]) if (u != p) {
        depth_[u] = depth_[v] + 1;
        dfs(u, v);
        sz_[v] += sz_[u];
        if (heavy[v] < 0 || sz_[u] > sz_[heavy[v]]) heavy[v] = u;
    }
}
void decompose(int v, int h) {
    head_[v] = h; pos_[v] = timer_++;
    if (heavy[v] >= 0) decompose(heavy[v], h);
    for (int u : g[v]) if (u != par[v] && u != heavy[v]) decompose(u, u);
}
long path(int a, int b) {
    long r = 0;
    for (; head_[a] != head_[b]; b = par[head_[b]]) {
        if (depth_[head_[a]] > depth_[head_[b]]) swap(a, b);
        r += sum(pos_[b]) - sum(pos_[head_[b]] - 1);
    }
    if (depth_[a] > depth_[b]) swap(a, b);
    return r + sum(pos_[b]) - sum(pos_[a] - 1);
}
int main() {
    int n = 2000;
    fore(i, 1, n) {
        int p = (i * 7919L + 13) % i;
        g[p].push_back(i);
        g[i].push_back(p);
    }
    dfs(0, 0);
    decompose(0, 0);
    fore(i, 0, n) add(pos_[i], i * 1000000007L % 1000);
    fore(k, 0, 8) printf("%ld%c", path(k * 251 % n, k * 733 % n), k == 7 ? '\n' : ' ');
    add(pos_[0], 1L << 40);
    printf("%ld\n", path(1999, 1998));
    set<int> heads(head_, head_ + n);
    printf("%zu chains, deepest %d\n", heads.size(), *max_element(depth_, depth_ + n));
}
