#include <deque>
#include <iostream>
#include <vector>
#include <stack>
#include <climits>
using namespace std;

class Solution {
public:
    vector<int> maxSlidingWindow(vector<int>& nums, int k) {
        deque<int> dq;
        vector<int> ans;
        for (int i = 0; i < nums.size(); ++i) {
            while (!dq.empty() && nums[dq.back()] < nums[i]) dq.pop_back();
            dq.push_back(i);
            if (dq.front() == i - k) dq.pop_front();
            if (i >= k - 1) ans.push_back(nums[dq.front()]);
        }
        return ans;
    }
    int largestRectangleArea(vector<int> h) {
        h.push_back(0);
        stack<int> st;
        int best = 0;
        for (int i = 0; i < h.size(); ++i) {
            while (!st.empty() && h[st.top()] >= h[i]) {
                int height = h[st.top()];
                st.pop();
                int left = st.empty() ? -1 : st.top();
                best = max(best, height * (i - left - 1));
            }
            st.push(i);
        }
        return best;
    }
    int shortestSubarray(vector<int>& a, int k) {
        int n = a.size(), best = INT_MAX;
        vector<long> p(n + 1);
        deque<int> q;
        for (int i = 0; i <= n; ++i) {
            if (i) p[i] = p[i - 1] + a[i - 1];
            while (!q.empty() && p[i] - p[q.front()] >= k) best = min(best, i - q.front()), q.pop_front();
            while (!q.empty() && p[q.back()] >= p[i]) q.pop_back();
            q.push_back(i);
        }
        return best == INT_MAX ? -1 : best;
    }
};

int main() {
    vector<int> v{1, 3, -1, -3, 5, 3, 6, 7}, w{84, -37, 32, 40, 95};
    for (int x : Solution().maxSlidingWindow(v, 3)) cout << x << " ";
    cout << endl << Solution().largestRectangleArea({2, 1, 5, 6, 2, 3}) << " " << Solution().largestRectangleArea({4, 4, 4}) << endl;
    cout << Solution().shortestSubarray(w, 167) << " " << Solution().shortestSubarray(v, 100) << endl;
}
