class Solution {
public:
  vector<bool> sightings(vector<vector<string>>& notes) {
    map<int, set<string>> rings;
    for (auto& note : notes)
      if (note[0] == "ring") rings[note[1].size()].insert(note[1]);
    vector<bool> answers;
    for (auto& note : notes) {
      if (note[0] == "ring") continue;
      bool found = false;
      for (auto& ring : rings[note[1].size()]) {
        bool fits = true;
        for (size_t at = 0; at < ring.size(); at++) fits &= note[1][at] == '?' || note[1][at] == ring[at];
        found |= fits;
      }
      answers.push_back(found);
    }
    return answers;
  }
};
