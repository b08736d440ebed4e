class Solution {
public:
  vector<int> bridged(vector<int>& factors) {
    vector<int> answer;
    for (size_t without = 0; without < factors.size(); without++) {
      int product = 1;
      for (size_t i = 0; i < factors.size(); i++) {
        if (i != without) product *= factors[i];
      }
      answer.push_back(product);
    }
    return answer;
  }
};
