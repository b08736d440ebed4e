class Solution {
public:
  int lastAdmitted(vector<int>& scores, int beds) {
    for (int place = 0; place < beds; place++) {
      for (size_t at = place + 1; at < scores.size(); at++) {
        if (scores[at] > scores[place]) swap(scores[at], scores[place]);
      }
    }
    return scores[beds - 1];
  }
};
