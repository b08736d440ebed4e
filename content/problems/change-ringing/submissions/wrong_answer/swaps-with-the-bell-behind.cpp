class Solution {
public:
  vector<int> nextRow(vector<int>& bells) {
    int at = static_cast<int>(bells.size()) - 2;
    while (at >= 0 && bells[at] >= bells[at + 1]) at--;
    if (at >= 0) swap(bells[at], bells[at + 1]);
    reverse(bells.begin() + at + 1, bells.end());
    return bells;
  }
};
