class Solution {
public:
  vector<long long> honeyAsked(int hives, vector<vector<int>>& operations) {
    vector<unsigned> blocks(hives + 1);
    vector<long long> answers;
    auto upTo = [&](int at) {
      unsigned sum = 0;
      for (; at > 0; at -= at & -at) sum += blocks[at];
      return sum;
    };
    for (auto& operation : operations) {
      if (operation[0]) answers.push_back((int)(upTo(operation[2]) - upTo(operation[1] - 1)));
      else for (int at = operation[1]; at <= hives; at += at & -at) blocks[at] += operation[2];
    }
    return answers;
  }
};
