class Solution {
public:
  long long nextChorus(vector<int>& periods) {
    long long chorus = 1;
    for (long long period : periods) chorus = lcm(chorus, period);
    return chorus;
  }
};
