class Solution {
public:
  vector<int> bridged(vector<int>& factors) {
    const int n = factors.size();
    vector<int> answer(n);
    int product = 1;
    for (int i = 0; i < n; i++) {
      answer[i] = product;
      product *= factors[i];
    }
    product = 1;
    for (int i = n - 1; i >= 0; i--) {
      answer[i] *= product;
      product *= factors[i];
    }
    return answer;
  }
};
