class Solution {
public:
  int withoutPartner(vector<int>& gloves) {
    int left = 0;
    for (int glove : gloves) left ^= glove;
    return left;
  }
};
