class Solution {
public:
  int longestVaried(string wagons) {
    return set<char>(wagons.begin(), wagons.end()).size();
  }
};
