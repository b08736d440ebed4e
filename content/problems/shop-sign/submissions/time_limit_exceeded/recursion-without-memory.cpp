class Solution {
public:
  int fewestChanges(string sign, string wanted) {
    return changes(sign, wanted, sign.size(), wanted.size());
  }

private:
  int changes(const string& sign, const string& wanted, int i, int j) {
    if (i == 0 || j == 0) return i + j;
    if (sign[i - 1] == wanted[j - 1]) return changes(sign, wanted, i - 1, j - 1);
    return 1 + min({changes(sign, wanted, i - 1, j - 1), changes(sign, wanted, i - 1, j),
                    changes(sign, wanted, i, j - 1)});
  }
};
