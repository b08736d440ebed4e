#include <bits/stdc++.h>
using namespace std;
int main() {
    vector<long long> w;
    long long x;
    while (cin >> x) w.push_back(x);
    long long target = w.back();
    w.pop_back();
    int h = w.size() / 2;
    auto sums = [&](int l, int r) {
        vector<long long> s{0};
        for (int i = l; i < r; i++) {
            int n = s.size();
            for (int j = 0; j < n; j++) s.push_back(s[j] + w[i]);
        }
        return s;
    };
    auto a = sums(0, h), b = sums(h, w.size());
    sort(b.begin(), b.end());
    long long ways = 0, best = 0;
    for (auto s : a) {
        auto [lo, hi] = equal_range(b.begin(), b.end(), target - s);
        ways += hi - lo;
        if (hi != b.begin()) best = max(best, s + *prev(hi));
    }
    cout << a.size() << "x" << b.size() << " ways " << ways << " best " << best << endl;
}
