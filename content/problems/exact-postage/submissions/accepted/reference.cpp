class Solution {
public:
  int fewestStamps(vector<int>& stamps, int postage) {
    const int never = postage + 1;
    vector<int> fewest(postage + 1, never);
    fewest[0] = 0;
    for (int amount = 1; amount <= postage; amount++) {
      for (int stamp : stamps) {
        if (stamp <= amount) fewest[amount] = min(fewest[amount], fewest[amount - stamp] + 1);
      }
    }
    return fewest[postage] == never ? -1 : fewest[postage];
  }
};
