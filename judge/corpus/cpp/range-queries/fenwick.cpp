#include <cstdio>
#include <vector>
using namespace std;
template <typename T> struct BIT {
    int n; vector<T> t;
    BIT(int _n) : n(_n), t(_n + 1, 0) {}
    void upd(int i, T d) { for (; i <= n; i += i & -i) t[i] += d; }
    T qry(int i) { T s = 0; for (; i > 0; i -= i & -i) s += t[i]; return s; }
    int kth(T k) {
        int pos = 0;
        for (int pw = 1 << (31 - __builtin_clz(n)); pw; pw >>= 1)
            if (pos + pw <= n && t[pos + pw] < k) pos += pw, k -= t[pos];
        return pos + 1;
    }
};
int main() {
    int n, q;
    scanf("%d%d", &n, &q);
    BIT<long long> sum(n);
    BIT<int> alive(n);
    for (int i = 1, x; i <= n; i++) scanf("%d", &x), sum.upd(i, x), alive.upd(i, 1);
    while (q--) {
        char op;
        int a, b;
        scanf(" %c %d %d", &op, &a, &b);
        if (op == 'S') printf("%lld\n", sum.qry(b) - sum.qry(a - 1));
        else if (op == 'A') sum.upd(a, b);
        else {
            int at = alive.kth(a);
            alive.upd(at, -1);
            printf("%d removed\n", at);
        }
    }
    // josephus
    BIT<int> j(20);
    for (int i = 1; i <= 20; i++) j.upd(i, 1);
    for (int left = 20, at = 0; left; left--) {
        at = (at + 6) % left;
        int who = j.kth(at + 1);
        printf("%d%c", who, left > 1 ? ' ' : '\n');
        j.upd(who, -1);
    }
}
