class Solution {
public:
  vector<int> readyAt(int sellers, vector<int>& seconds) {
    vector<int> free(sellers), answers;
    for (int busy : seconds) {
      int first = 0;
      for (int seller = 1; seller < sellers; seller++) {
        if (free[seller] < free[first]) first = seller;
      }
      free[first] += busy;
      answers.push_back(free[first]);
    }
    return answers;
  }
};
