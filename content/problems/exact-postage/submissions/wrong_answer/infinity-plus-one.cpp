class Solution {
public:
  int fewestStamps(vector<int>& stamps, int postage) {
    vector<unsigned> fewest(postage + 1, UINT_MAX);
    fewest[0] = 0;
    for (int amount = 1; amount <= postage; amount++) {
      for (int stamp : stamps) {
        if (stamp <= amount) fewest[amount] = min(fewest[amount], fewest[amount - stamp] + 1);
      }
    }
    return fewest[postage] == UINT_MAX ? -1 : static_cast<int>(fewest[postage]);
  }
};
