#include <bits/stdc++.h>
using namespace std;
class Solution {
public:
    double findMedianSortedArrays(vector<int>& nums1, vector<int>& nums2) {
        if (nums1.size() > nums2.size()) return findMedianSortedArrays(nums2, nums1);
        int m = nums1.size(), n = nums2.size(), lo = 0, hi = m;
        while (lo <= hi) {
            int i = (lo + hi) / 2, j = (m + n + 1) / 2 - i;
            int l1 = i ? nums1[i - 1] : INT_MIN, r1 = i < m ? nums1[i] : INT_MAX;
            int l2 = j ? nums2[j - 1] : INT_MIN, r2 = j < n ? nums2[j] : INT_MAX;
            if (l1 > r2) hi = i - 1;
            else if (l2 > r1) lo = i + 1;
            else return (m + n) % 2 ? max(l1, l2) : (max(l1, l2) + min(r1, r2)) / 2.0;
        }
        return 0;
    }
};
int main() {
    vector<vector<vector<int>>> tests{{{1, 3}, {2}}, {{1, 2}, {3, 4}}, {{}, {1}}, {{1, 1, 1}, {1, 2, 9}}, {{-5}, {100, 200, 300, 400}}};
    for (auto& t : tests) cout << fixed << setprecision(5) << Solution().findMedianSortedArrays(t[0], t[1]) << endl;
}
