class Solution {
public:
  int countStretches(vector<int>& changes, int rise) {
    unordered_map<int, int> seen{{0, 1}};
    int height = 0, found = 0;
    for (int change : changes) {
      height += change;
      const auto earlier = seen.find(height - rise);
      if (earlier != seen.end()) found += earlier->second;
      seen[height]++;
    }
    return found;
  }
};
