#include <bits/stdc++.h>
using namespace std;
vector<int> two(vector<int>& nums, int target) {
  unordered_map<int, size_t> m;
  for (size_t i = 0; i < nums.size(); i++) {
    if (m.count(target - nums[i])) return {m[target - nums[i]], i};
    m[nums[i]] = i;
  }
  return {};
}
int main() {
  vector<int> a = {3, 2, 4};
  for (int x : two(a, 6)) cout << x << " ";
  return 0;
}
