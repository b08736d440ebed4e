class Solution {
public:
  int fewestStamps(vector<int>& stamps, int postage) {
    if (postage == 0) return 0;
    int best = -1;
    for (int stamp : stamps) {
      if (stamp > postage) continue;
      const int rest = fewestStamps(stamps, postage - stamp);
      if (rest >= 0 && (best < 0 || rest + 1 < best)) best = rest + 1;
    }
    return best;
  }
};
