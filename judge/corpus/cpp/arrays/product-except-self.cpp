#include <iostream>
#include <numeric>
#include <vector>

int main() {
    std::vector<long long> nums;
    for (long long x; std::cin >> x;) nums.push_back(x);
    std::vector<long long> ans(nums.size(), 1);
    std::exclusive_scan(nums.begin(), nums.end(), ans.begin(), 1LL, std::multiplies<>{});
    long long suffix = 1;
    for (std::size_t i = nums.size(); i-- > 0;) {
        ans[i] *= suffix;
        suffix *= nums[i];
    }
    for (std::size_t i = 0; i < ans.size(); ++i) std::cout << ans[i] << " \n"[i + 1 == ans.size()];
    std::cout << "total " << std::accumulate(ans.begin(), ans.end(), 0LL) << std::endl;
}
