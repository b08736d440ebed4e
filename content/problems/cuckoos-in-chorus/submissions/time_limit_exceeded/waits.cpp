class Solution {
public:
  long long nextChorus(vector<int>& periods) {
    long long chorus = periods[0];
    while (!all_of(periods.begin(), periods.end(), [&](int period) { return chorus % period == 0; })) chorus += periods[0];
    return chorus;
  }
};
