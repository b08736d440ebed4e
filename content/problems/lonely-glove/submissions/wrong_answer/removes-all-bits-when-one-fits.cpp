class Solution {
public:
  int withoutPartner(vector<int>& gloves) {
    int left = 0;
    for (int glove : gloves) left = (left & glove) ? left & ~glove : left | glove;
    return left;
  }
};
