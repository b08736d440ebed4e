#include <iostream>
#include <map>
#include <algorithm>
#include <numeric>
#include <vector>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    vector<long> diff(n + 1, 0L);
    map<int, int> sweep;
    for (int i = 0; i < q; ++i) {
        int l, r;
        long x;
        cin >> l >> r >> x;
        diff[l] += x;
        diff[r + 1] -= x;
        sweep[l]++;
        sweep[r + 1]--;
    }
    partial_sum(diff.begin(), diff.end(), diff.begin());
    diff.pop_back();
    for (auto x : diff) cout << x << ' ';
    cout << endl;
    int cur = 0, best = 0, where = -1;
    for (auto& [x, d] : sweep) {
        cur += d;
        if (cur > best) best = cur, where = x;
    }
    cout << "most covered from " << where << ": " << best << endl;
    long zero = 0;
    cout << "max " << max(zero, *max_element(diff.begin(), diff.end())) << endl;
}
