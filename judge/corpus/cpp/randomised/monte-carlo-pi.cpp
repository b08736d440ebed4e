#include <bits/stdc++.h>
using namespace std;
int main() {
    srand(7);
    int a = rand(), b = rand();
    srand(7);
    cout << (a == rand()) << (b == rand()) << ' ' << (RAND_MAX >= 32767) << '\n';
    mt19937_64 rng(99);
    const int N = 200000;
    int in = 0;
    for (int i = 0; i < N; i++) {
        double x = (rng() >> 11) * 0x1p-53, y = (rng() >> 11) * 0x1p-53;
        in += x * x + y * y <= 1;
    }
    printf("%d %.4f %d\n", in, 4.0 * in / N, fabs(4.0 * in / N - M_PI) < 0.02);
    // a distribution may differ between libraries, its bounds may not
    uniform_real_distribution<double> u(-2, 5);
    normal_distribution<> norm(10, 2);
    bernoulli_distribution coin(0.25);
    double lo = 9, hi = -9, sum = 0;
    int heads = 0;
    for (int i = 0; i < 20000; i++) {
        double x = u(rng);
        lo = min(lo, x), hi = max(hi, x);
        sum += norm(rng);
        heads += coin(rng);
    }
    cout << (lo >= -2 && hi < 5 && hi - lo > 6.9) << (fabs(sum / 20000 - 10) < 0.1) << (abs(heads - 5000) < 300) << '\n';
    vector<int> v(10);
    iota(v.begin(), v.end(), 0);
    shuffle(v.begin(), v.end(), rng);
    cout << accumulate(v.begin(), v.end(), 0) << ' ' << set<int>(v.begin(), v.end()).size() << '\n';
    discrete_distribution<int> loaded({0, 1, 0});
    cout << loaded(rng) << uniform_int_distribution<long long>(5, 5)(rng) << '\n';
}
