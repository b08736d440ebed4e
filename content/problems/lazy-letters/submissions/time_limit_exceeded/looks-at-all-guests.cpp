class Solution {
public:
  vector<int> turnsOfTheDial(vector<string>& guests) {
    vector<int> turns;
    for (const string& name : guests) {
      set<size_t> waits;
      for (const string& other : guests) {
        const size_t most = min(name.size(), other.size());
        size_t same = 0;
        while (same < most && name[same] == other[same]) same++;
        if (same < name.size()) waits.insert(same);
      }
      turns.push_back(waits.size());
    }
    return turns;
  }
};
