class Solution {
public:
  vector<int> bridged(vector<int>& factors) {
    const int n = factors.size();
    vector<int> front(n, 1), behind(n, 1);
    for (int i = 1; i < n; i++) front[i] = front[i - 1] * factors[i - 1];
    for (int i = n - 2; i > 0; i--) behind[i] = behind[i + 1] * factors[i + 1];
    for (int i = 0; i < n; i++) front[i] *= behind[i];
    return front;
  }
};
