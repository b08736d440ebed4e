class Solution {
public:
  int withoutPartner(vector<int>& gloves) {
    for (int glove : gloves) {
      if (count(gloves.begin(), gloves.end(), glove) == 1) return glove;
    }
    return 0;
  }
};
