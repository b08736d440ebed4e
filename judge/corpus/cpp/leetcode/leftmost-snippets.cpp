#include <bits/stdc++.h>
using namespace std;
static const auto io_speed_up = []() {
    std::ios::sync_with_stdio(false);
    cin.tie(nullptr);
    return 0;
}();
class Solution {
public:
    vector<int> searchRange(vector<int>& a, int t) {
        auto lo = lower_bound(a.begin(), a.end(), t);
        if (lo == a.end() || *lo != t) return {-1, -1};
        return {int(lo - a.begin()), int(upper_bound(lo, a.end(), t) - a.begin()) - 1};
    }
    int searchRotated(vector<int>& a, int t) {
        int l = 0, r = a.size() - 1;
        while (l <= r) {
            int m = l + (r - l >> 1);
            if (a[m] == t) return m;
            if ((a[l] <= a[m]) ? (a[l] <= t && t < a[m]) : !(a[m] < t && t <= a[r])) r = m - 1;
            else l = m + 1;
        }
        return -1;
    }
    int mySqrt(int x) {
        long l = 0, r = x;
        while (l < r) {
            long m = (l + r + 1) / 2;
            if (m * m <= x) l = m;
            else r = m - 1;
        }
        return l;
    }
    int majorityElement(vector<int> a) {
        int c = 0, n = 0;
        for (int x : a) {
            if (!n) c = x;
            n += x == c ? 1 : -1;
        }
        return c;
    }
    int firstMissingPositive(vector<int> a) {
        int n = a.size();
        for (int i = 0; i < n; i++)
            while (a[i] > 0 && a[i] <= n && a[a[i] - 1] != a[i]) swap(a[i], a[a[i] - 1]);
        for (int i = 0; i < n; i++) if (a[i] != i + 1) return i + 1;
        return n + 1;
    }
    int longestConsecutive(vector<int> a) {
        unordered_set<int> s(a.begin(), a.end());
        int best = 0;
        for (int x : s) if (!s.count(x - 1)) {
            int y = x;
            while (s.count(y + 1)) y++;
            best = max(best, y - x + 1);
        }
        return best;
    }
    double myPow(double x, int n) {
        double r = 1;
        for (long e = labs((long)n); e; e >>= 1, x *= x) if (e & 1) r *= x;
        return n < 0 ? 1 / r : r;
    }
};
int main() {
    Solution s;
    vector<int> a{5, 7, 7, 8, 8, 10}, b{4, 5, 6, 7, 0, 1, 2};
    cout << s.searchRange(a, 8)[0] << s.searchRange(a, 8)[1] << s.searchRange(a, 6)[0] << ' ' << s.searchRotated(b, 0) << s.searchRotated(b, 3) << '\n';
    cout << s.mySqrt(2147395599) << ' ' << s.mySqrt(2147483647) << ' ' << s.majorityElement({2, 2, 1, 1, 1, 2, 2}) << '\n';
    cout << s.firstMissingPositive({3, 4, -1, 1}) << s.firstMissingPositive({7, 8, 9}) << s.firstMissingPositive({1, 2, 0}) << ' ' << s.longestConsecutive({100, 4, 200, 1, 3, 2}) << '\n';
    cout << s.myPow(2, -2147483648) << ' ' << s.myPow(2.1, 3) << ' ' << s.myPow(0.99999, 948688) << '\n';
}
