class Solution {
public:
  vector<string> slipsRead(int places, vector<vector<string>>& notes) {
    vector<string> answers;
    for (const auto& note : notes) {
      const string& word = note[1];
      const auto found = nodes.find(word);
      // Moves the node without copying it; its iterator stays good.
      if (found != nodes.end()) slips.splice(slips.end(), slips, found->second);

      if (note[0] == "look") {
        answers.push_back(found == nodes.end() ? "" : slips.back().translation);
      } else if (found != nodes.end()) {
        slips.back().translation = note[2];
      } else {
        if ((int)nodes.size() == places) {
          nodes.erase(slips.front().word);
          slips.pop_front();
        }
        slips.push_back({word, note[2]});
        nodes[word] = prev(slips.end());
      }
    }
    return answers;
  }

private:
  struct Slip {
    string word, translation;
  };
  list<Slip> slips;
  unordered_map<string, list<Slip>::iterator> nodes;
};
