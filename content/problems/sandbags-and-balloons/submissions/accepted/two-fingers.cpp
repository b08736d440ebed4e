class Solution {
public:
  vector<int> chooseTwo(vector<int>& pulls, int wanted) {
    vector<int> order(pulls.size());
    iota(order.begin(), order.end(), 0);
    sort(order.begin(), order.end(), [&](int one, int other) { return pulls[one] < pulls[other]; });
    size_t left = 0, right = order.size() - 1;
    while (left < right) {
      const int sum = pulls[order[left]] + pulls[order[right]];
      if (sum == wanted) return {order[left], order[right]};
      if (sum < wanted) left++;
      else right--;
    }
    return {};
  }
};
