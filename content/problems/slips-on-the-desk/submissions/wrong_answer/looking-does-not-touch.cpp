class Solution {
public:
  vector<string> slipsRead(int places, vector<vector<string>>& notes) {
    unordered_map<string, string> desk;
    unordered_map<string, int> written;
    set<pair<int, string>> order;
    vector<string> answers;
    for (int at = 0; at < (int)notes.size(); at++) {
      const string word = notes[at][1];
      const bool known = desk.count(word);
      if (notes[at][0] == "look") {
        answers.push_back(known ? desk[word] : "");
        continue;
      }
      if (known) order.erase({written[word], word});
      else if ((int)desk.size() == places) {
        desk.erase(order.begin()->second);
        order.erase(order.begin());
      }
      desk[word] = notes[at][2];
      written[word] = at;
      order.insert({at, word});
    }
    return answers;
  }
};
