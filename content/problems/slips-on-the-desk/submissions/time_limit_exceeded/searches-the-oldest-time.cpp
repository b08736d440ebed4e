class Solution {
public:
  vector<string> slipsRead(int places, vector<vector<string>>& notes) {
    struct Slip {
      string translation;
      int touched;
    };
    unordered_map<string, Slip> desk;
    vector<string> answers;
    for (int now = 0; now < (int)notes.size(); now++) {
      const auto& note = notes[now];
      const bool known = desk.count(note[1]);
      if (note[0] == "write") {
        if (!known && (int)desk.size() == places) {
          auto oldest = desk.begin();
          for (auto slip = desk.begin(); slip != desk.end(); ++slip) {
            if (slip->second.touched < oldest->second.touched) oldest = slip;
          }
          desk.erase(oldest);
        }
        desk[note[1]] = {note[2], now};
      } else {
        answers.push_back(known ? desk[note[1]].translation : "");
        if (known) desk[note[1]].touched = now;
      }
    }
    return answers;
  }
};
