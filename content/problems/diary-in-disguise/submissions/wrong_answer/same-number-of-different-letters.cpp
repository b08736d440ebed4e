class Solution {
public:
  bool sameByTable(string plain, string secret) {
    return set<char>(plain.begin(), plain.end()).size() == set<char>(secret.begin(), secret.end()).size();
  }
};
