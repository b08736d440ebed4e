#include <cstdio>
#include <cstring>
#include <vector>
using namespace std;

const int N = 105;
vector<int> g[N];
int match_[N], vis[N], stamp;

bool kuhn(int u) {
    for (int v : g[u]) {
        if (vis[v] == stamp) continue;
        vis[v] = stamp;
        if (match_[v] < 0 || kuhn(match_[v])) {
            match_[v] = u;
            return true;
        }
    }
    return false;
}

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    for (int cs = 1; cs <= t; ++cs) {
        int l, r, e;
        scanf("%d %d %d", &l, &r, &e);
        for (auto& v : g) v.clear();
        memset(match_, -1, sizeof match_);
        while (e--) {
            int a, b;
            scanf("%d %d", &a, &b);
            g[a].push_back(b);
        }
        int ans = 0;
        for (int i = 0; i < l; ++i) {
            ++stamp;
            ans += kuhn(i);
        }
        printf("Case %d: %d\n", cs, ans);
        for (int i = 0; i < r; ++i) printf("%s%d", i ? " " : "  ", match_[i]);
        puts("");
    }
    return 0;
}
