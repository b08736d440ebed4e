#include <bits/stdc++.h>
using namespace std;
class Solution {
public:
    vector<vector<int>> getSkyline(vector<vector<int>>& b) {
        vector<pair<int, int>> ev;
        for (auto& x : b) ev.emplace_back(x[0], -x[2]), ev.emplace_back(x[1], x[2]);
        sort(ev.begin(), ev.end());
        multiset<int> live{0};
        vector<vector<int>> out;
        int prev = 0;
        for (auto& [x, h] : ev) {
            if (h < 0) live.insert(-h);
            else live.erase(live.find(h));
            if (int top = *live.rbegin(); top != prev) out.push_back({x, prev = top});
        }
        return out;
    }
    vector<double> medianSlidingWindow(vector<int>& nums, int k) {
        multiset<int> w(nums.begin(), nums.begin() + k);
        auto mid = next(w.begin(), k / 2);
        vector<double> r;
        for (int i = k;; i++) {
            r.push_back((double(*mid) + *prev(mid, 1 - k % 2)) / 2);
            if (i == (int)nums.size()) return r;
            w.insert(nums[i]);
            if (nums[i] < *mid) mid--;
            if (nums[i - k] <= *mid) mid++;
            w.erase(w.lower_bound(nums[i - k]));
        }
    }
};
int main() {
    vector<vector<int>> b{{2, 9, 10}, {3, 7, 15}, {5, 12, 12}, {15, 20, 10}, {19, 24, 8}};
    for (auto& p : Solution().getSkyline(b)) printf("[%d,%d] ", p[0], p[1]);
    puts("");
    vector<int> v{1, 3, -1, -3, 5, 3, 6, 7}, big{INT_MAX, INT_MAX, INT_MIN};
    for (double d : Solution().medianSlidingWindow(v, 3)) printf("%.1f ", d);
    for (double d : Solution().medianSlidingWindow(big, 2)) printf("%.1f ", d);
    puts("");
}
