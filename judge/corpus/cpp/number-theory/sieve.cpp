#include <bits/stdc++.h>
using namespace std;
int main() {
    const int N = 1000000;
    vector<int> lp(N + 1), pr, phi(N + 1), mu(N + 1);
    phi[1] = mu[1] = 1;
    for (int i = 2; i <= N; ++i) {
        if (!lp[i]) lp[i] = i, phi[i] = i - 1, mu[i] = -1, pr.push_back(i);
        for (int j = 0; j < (int)pr.size() && pr[j] <= lp[i] && (long long)i * pr[j] <= N; ++j) {
            lp[i * pr[j]] = pr[j];
            phi[i * pr[j]] = lp[i] == pr[j] ? phi[i] * pr[j] : phi[i] * (pr[j] - 1);
            mu[i * pr[j]] = lp[i] == pr[j] ? 0 : -mu[i];
        }
    }
    printf("%zu primes, last %d\n", pr.size(), pr.back());
    printf("sum phi %lld, mertens %d\n", accumulate(phi.begin(), phi.end(), 0LL), accumulate(mu.begin(), mu.end(), 0));
    for (int x : {360, 999983, 720720, 1}) {
        printf("%d =", x);
        for (int y = x; y > 1;) {
            int p = lp[y], e = 0;
            while (y % p == 0) y /= p, e++;
            printf(" %d^%d", p, e);
        }
        puts("");
    }
    bitset<1000001> b;
    b.set();
    for (int i = 2; i * i <= N; i++) if (b[i]) for (int j = i * i; j <= N; j += i) b.reset(j);
    int gap = 0, prev = 2;
    for (size_t p = b._Find_next(1); p < b.size(); p = b._Find_next(p)) gap = max(gap, int(p) - prev), prev = p;
    printf("gap %d count %zu\n", gap, b.count() - 2);
}
