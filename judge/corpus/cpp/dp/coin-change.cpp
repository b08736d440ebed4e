#include <bits/stdc++.h>
using namespace std;
class Solution {
public:
    int coinChange(vector<int>& coins, int amount) {
        vector<int> dp(amount + 1, amount + 1);
        dp[0] = 0;
        for (int i = 1; i <= amount; i++)
            for (int c : coins)
                if (c <= i) dp[i] = min(dp[i], dp[i - c] + 1);
        return dp[amount] > amount ? -1 : dp[amount];
    }
    unsigned long long change(int amount, const vector<int>& coins) {
        vector<unsigned long long> ways(amount + 1);
        ways[0] = 1;
        for (int c : coins)
            for (int i = c; i <= amount; i++) ways[i] += ways[i - c];
        return ways[amount];
    }
    int combinationSum4(vector<int>& nums, int target) {
        vector<unsigned int> dp(target + 1);
        dp[0] = 1;
        for (int i = 1; i <= target; i++)
            for (int n : nums)
                if (n <= i) dp[i] += dp[i - n];
        return dp[target];
    }
};
int main() {
    Solution s;
    vector<int> a{1, 2, 5}, b{2}, c{186, 419, 83, 408}, d{1, 2, 3};
    cout << s.coinChange(a, 11) << ' ' << s.coinChange(b, 3) << ' ' << s.coinChange(c, 6249) << '\n';
    cout << s.change(10000, {1, 2, 5, 10, 20, 50, 100, 200}) << ' ' << s.change(5, a) << '\n';
    cout << s.combinationSum4(d, 30) << endl;
}
