class Solution {
public:
  bool canBalance(vector<int>& weights, int goods) {
    return makesUp(weights, goods);
  }

private:
  bool makesUp(const vector<int>& weights, long long difference) {
    if (difference == 0) return true;
    for (size_t at = 0; at < weights.size(); at++) {
      vector<int> rest = weights;
      rest.erase(rest.begin() + at);
      if (makesUp(rest, difference - weights[at]) || makesUp(rest, difference + weights[at])) return true;
    }
    return false;
  }
};
