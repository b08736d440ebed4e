#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int t;
    cin >> t;
    while (t--) {
        int n;
        cin >> n;
        long long best = LLONG_MIN, cur = 0;
        int bl = 0, br = 0, start = 0;
        for (int i = 0; i < n; i++) {
            long long x;
            cin >> x;
            if (cur <= 0) {
                cur = x;
                start = i;
            } else {
                cur += x;
            }
            if (cur > best) {
                best = cur;
                bl = start;
                br = i;
            }
        }
        cout << best << ' ' << bl << ' ' << br << '\n';
    }
    return 0;
}
