#include <bits/stdc++.h>
using namespace std;

class Solution {
public:
    vector<vector<int>> threeSum(vector<int>& nums) {
        vector<vector<int>> res;
        sort(nums.begin(), nums.end());
        for (int i = 0; i + 2 < nums.size(); i++) {
            if (nums[i] > 0) break;
            if (i > 0 && nums[i] == nums[i - 1]) continue;
            int l = i + 1, r = nums.size() - 1;
            while (l < r) {
                int s = nums[i] + nums[l] + nums[r];
                if (s < 0) l++;
                else if (s > 0) r--;
                else {
                    res.push_back({nums[i], nums[l], nums[r]});
                    while (l < r && nums[l] == nums[l + 1]) l++;
                    while (l < r && nums[r] == nums[r - 1]) r--;
                    l++, r--;
                }
            }
        }
        return res;
    }
};

int main() {
    Solution s;
    vector<int> v = {-1, 0, 1, 2, -1, -4, 0, 0, 3, -2, 2};
    for (auto& t : s.threeSum(v)) cout << "[" << t[0] << "," << t[1] << "," << t[2] << "]\n";
    vector<int> none = {1, 2, 3};
    cout << s.threeSum(none).size() << endl;
}
