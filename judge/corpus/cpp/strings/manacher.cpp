#include <bits/stdc++.h>
using namespace std;

int main() {
    string s;
    while (cin >> s) {
        int n = s.size();
        vector<int> d1(n), d2(n);
        for (int i = 0, l = 0, r = -1; i < n; i++) {
            int k = i > r ? 1 : min(d1[l + r - i], r - i + 1);
            while (0 <= i - k && i + k < n && s[i - k] == s[i + k]) k++;
            d1[i] = k--;
            if (i + k > r) l = i - k, r = i + k;
        }
        for (int i = 0, l = 0, r = -1; i < n; i++) {
            int k = i > r ? 0 : min(d2[l + r - i + 1], r - i + 1);
            while (0 <= i - k - 1 && i + k < n && s[i - k - 1] == s[i + k]) k++;
            d2[i] = k--;
            if (i + k > r) l = i - k - 1, r = i + k;
        }
        string best;
        for (int i = 0; i < n; i++) {
            if (2 * d1[i] - 1 > (int)best.size()) best = s.substr(i - d1[i] + 1, 2 * d1[i] - 1);
            if (2 * d2[i] > (int)best.size()) best = s.substr(i - d2[i], 2 * d2[i]);
        }
        cout << best << ' ' << accumulate(d1.begin(), d1.end(), 0) + accumulate(d2.begin(), d2.end(), 0) << '\n';
    }
}
