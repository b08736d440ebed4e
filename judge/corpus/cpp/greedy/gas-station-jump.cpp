#include <iostream>
#include <numeric>
#include <string>
#include <vector>
using namespace std;
class Solution {
public:
    int canCompleteCircuit(vector<int>& gas, vector<int>& cost) {
        int total = 0, tank = 0, start = 0;
        for (int i = 0; i < (int)gas.size(); i++) {
            int d = gas[i] - cost[i];
            total += d;
            tank += d;
            if (tank < 0) tank = 0, start = i + 1;
        }
        return total < 0 ? -1 : start;
    }
    int jump(const vector<int>& a) {
        int steps = 0, end = 0, far = 0;
        for (size_t i = 0; i + 1 < a.size(); ++i) {
            far = max(far, int(i) + a[i]);
            if ((int)i == end) ++steps, end = far;
        }
        return steps;
    }
    int candy(const vector<int>& r) {
        vector<int> c(r.size(), 1);
        for (size_t i = 1; i < r.size(); ++i) if (r[i] > r[i - 1]) c[i] = c[i - 1] + 1;
        for (size_t i = r.size() - 1; i-- > 0;) if (r[i] > r[i + 1]) c[i] = max(c[i], c[i + 1] + 1);
        return accumulate(c.begin(), c.end(), 0);
    }
    string removeKdigits(string num, int k) {
        string s;
        for (char c : num) {
            while (k && !s.empty() && s.back() > c) s.pop_back(), --k;
            if (!s.empty() || c != '0') s.push_back(c);
        }
        while (k-- && !s.empty()) s.pop_back();
        return s.empty() ? "0" : s;
    }
};
int main() {
    Solution s;
    vector<int> g{1, 2, 3, 4, 5}, c{3, 4, 5, 1, 2}, g2{2, 3, 4}, c2{3, 4, 3};
    cout << s.canCompleteCircuit(g, c) << ' ' << s.canCompleteCircuit(g2, c2) << '\n';
    cout << s.jump({2, 3, 1, 1, 4}) << ' ' << s.jump({1, 1, 1, 1, 1, 1}) << ' ' << s.jump({0}) << '\n';
    cout << s.candy({1, 0, 2}) << ' ' << s.candy({1, 2, 87, 87, 87, 2, 1}) << '\n';
    cout << s.removeKdigits("1432219", 3) << ' ' << s.removeKdigits("10200", 1) << ' ' << s.removeKdigits("10", 2) << '\n';
}
