#include <bits/stdc++.h>
using namespace std;
int main() {
    const int n = 20000, q = 3000, K = 150;
    vector<int> a(n), cnt(1000), ans(q);
    for (int i = 0; i < n; i++) a[i] = (i * 1LL * i / 3) % 997;
    struct Q { int l, r, id; };
    vector<Q> qs;
    for (int i = 0; i < q; i++) {
        int l = i * 7919LL % n, r = i * 104729LL % n;
        qs.push_back({min(l, r), max(l, r), i});
    }
    sort(qs.begin(), qs.end(), [](const Q& x, const Q& y) {
        if (x.l / K != y.l / K) return x.l / K < y.l / K;
        return x.l / K & 1 ? x.r > y.r : x.r < y.r;
    });
    int L = 0, R = -1, distinct = 0;
    auto add = [&](int i) { distinct += !cnt[a[i]]++; };
    auto del = [&](int i) { distinct -= !--cnt[a[i]]; };
    for (auto [l, r, id] : qs) {
        while (L > l) add(--L);
        while (R < r) add(++R);
        while (L < l) del(L++);
        while (R > r) del(R--);
        ans[id] = distinct;
    }
    for (int i = 0; i < q; i += 300) cout << ans[i] << " ";
    cout << "\n" << accumulate(ans.begin(), ans.end(), 0L) << "\n";
    int l = min(7919 * 5 % n, 104729 * 5 % n), r = max(7919 * 5 % n, 104729 * 5 % n);
    cout << (set<int>(a.begin() + l, a.begin() + r + 1).size() == (size_t)ans[5]) << "\n";
}
